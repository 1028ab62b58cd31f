import styles from './filter-chips.module.css';

/** One option of a filter, and how many items match it, where that helps to choose. */
export interface Chip<T extends string> {
  value: T;
  label: string;
  count?: number;
}

/** A filter for a short list, which needs the script. One chip is pressed at a time. `label` names the group for screen readers. */
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
    <div className={`cluster ${styles['chips']}`} role="group" aria-label={label} data-screen-only data-script-only>
      {chips.map(({ value, label: text, count }) => (
        <button
          key={value}
          className={`choice control ${styles['chip']}`}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {text} {count !== undefined && <span>{count}</span>}
        </button>
      ))}
    </div>
  );
}
