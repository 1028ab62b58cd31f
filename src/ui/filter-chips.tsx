import styles from './filter-chips.module.css';

/** One choice of a filter, and how many things it leaves. */
export interface Chip<T extends string> {
  value: T;
  label: string;
  count: number;
}

/** A filter of a short list: one chip is pressed at a time. `label` names the group for screen readers. */
export function FilterChips<T extends string>({
  label,
  chips,
  chosen,
  onChoose,
}: {
  label: string;
  chips: readonly Chip<T>[];
  chosen: T;
  onChoose: (value: T) => void;
}) {
  return (
    <div className={styles['chips']} role="group" aria-label={label} data-screen-only>
      {chips.map(({ value, label: text, count }) => (
        <button key={value} className={styles['chip']} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {text} <span>{count}</span>
        </button>
      ))}
    </div>
  );
}
