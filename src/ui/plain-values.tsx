import type { ReactNode } from 'react';

/** Values in a description list, as plain text that nobody can follow by accident; nothing where there are none. */
export function PlainValues({ label, values }: { label: ReactNode; values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <div>
      <dt className="label">{label}</dt>
      {values.map((value) => (
        <dd key={value}>
          <bdi dir="ltr">{value}</bdi>
        </dd>
      ))}
    </div>
  );
}
