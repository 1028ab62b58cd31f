import { Plural, Trans, useLingui } from '@lingui/react/macro';
import scale from 'content:register/scale';
import { ScaleDrawing } from './scale-drawing.tsx';
import { Link } from '#src/parts/link/link.ts';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import type { EntitySearch } from './use-entity-search.ts';
import styles from './register-scale.module.css';

/**
 * The register as a scale with one tick for each firm in order of registration (HOME-8). The length shows the tier, the colour
 * the status. A caliper marks the firm that was found. The caption and the key are text.
 */
export function RegisterScale({ search: { outcome } }: { search: EntitySearch }) {
  const { t } = useLingui();
  const found =
    outcome.kind === 'found' ? { name: outcome.firm.name, tick: outcome.details.scalePosition / scale.firmsPerTick } : undefined;
  const [first] = scale.ticks;
  return (
    <figure className={styles['scale']}>
      <figcaption className={`apart ${styles['caption']}`}>
        <span>
          <b>
            <Trans>The register, firm by firm</Trans>
          </b>{' '}
          {/* Not a plural, because creating the browser's plural rules would be the longest task when the page starts. */}
          {scale.firmsPerTick === 1 ? (
            <Trans>One tick per firm, in order of registration. Longer ticks mean a higher tier.</Trans>
          ) : (
            <Plural
              value={scale.firmsPerTick}
              one="One tick per firm, in order of registration. Longer ticks mean a higher tier."
              other="One tick for every # firms, in order of registration. Longer ticks mean a higher tier."
            />
          )}{' '}
          <Link href="/register-in-figures">
            <Trans>The register in figures</Trans>
          </Link>
        </span>
        <ul className={styles['key']}>
          <li className={styles['active']}>{t`Active`}</li>
          <li className={styles['caution']}>{t`Under review or provisional`}</li>
          <li className={styles['limited']}>{t`Restricted, merged or ceased operations`}</li>
        </ul>
      </figcaption>
      <div className={styles['halves']} aria-hidden="true">
        <Half half={0} found={found && found.tick < first ? found : undefined} />
        <Half half={1} found={found && found.tick >= first ? { ...found, tick: found.tick - first } : undefined} last />
      </div>
    </figure>
  );
}

function Half({ half, found, last = false }: { half: 0 | 1; found: { name: string; tick: number } | undefined; last?: boolean }) {
  const share = found && (found.tick + 0.5) / scale.ticks[half];
  return (
    <div className={`${styles['half']} ${last ? styles['last'] : ''}`}>
      <ScaleDrawing half={half} />
      {found && share !== undefined && (
        <div className={`${styles['caliper']} ${share > 0.5 ? styles['turned'] : ''}`} style={{ insetInlineStart: `${share * 100}%` }}>
          <FirmName>{found.name}</FirmName>
        </div>
      )}
    </div>
  );
}
