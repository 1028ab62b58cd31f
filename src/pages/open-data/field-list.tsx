import { useLingui } from '@lingui/react/macro';
import type { FieldKind } from '#src/content/open-data.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import styles from './page.module.css';

/** The fields by their names in the files, each with its kind and its explanation. */
export function FieldList({ fields }: { fields: readonly { name: string; description: string; kind?: FieldKind }[] }) {
  const kinds = useKinds();
  return (
    <dl className={`ruled terms ${styles['rows']}`}>
      {fields.map(({ name, description, kind }) => (
        <div key={name}>
          <dt>
            <Verbatim>{name}</Verbatim>
            {kind && <span className={`label ${styles['kind']}`}>{kinds[kind]}</span>}
          </dt>
          <ContentText as="dd">{description}</ContentText>
        </div>
      ))}
    </dl>
  );
}

function useKinds(): Record<FieldKind, string> {
  const { t } = useLingui();
  return { text: t`Text`, list: t`List`, day: t`Date`, number: t`Whole number`, boolean: t`True or false` };
}
