/** A return that is filed for the last day of each of these months (1 to 12), and within so many days after it. */
interface Return {
  months: readonly number[];
  days: number;
}

const DAY = 24 * 60 * 60 * 1000;

/** The return that is due next: its reference date and its last day (`yyyy-mm-dd`). Today may be that last day. */
export function nextReturn(returns: readonly Return[], today: string): { reference: string; due: string } | undefined {
  const year = Number(today.slice(0, 4));
  const [next] = returns
    .flatMap(({ months, days }) =>
      [year - 2, year - 1, year, year + 1].flatMap((each) =>
        months.map((month) => {
          const reference = Date.UTC(each, month, 0);
          return { reference: written(reference), due: written(reference + days * DAY) };
        }),
      ),
    )
    .filter(({ due }) => due >= today)
    .sort((a, b) => (a.due < b.due ? -1 : 1));
  return next;
}

function written(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
