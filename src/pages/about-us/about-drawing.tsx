import people from 'content:people';
import type { AboutIcon, People } from '#build/content/schemas/texts.ts';
import styles from './people.module.css';

/** The drawing for each name in `about.yaml`, on 48 × 48 with square ends. Numbers in them are facts: nine seats of the Board, three members of the panel. */
const PATHS: Record<AboutIcon, string> = {
  // The groups: a register, a caliper, the twelve months with the quarterly returns, and an organisation chart.
  do: 'M1 1h46v46H1zM9 9h6v6H9zM9 21h6v6H9zM9 33h6v6H9zM21 12h18M21 24h18M21 36h18',
  regulate: 'M1 3h46v9H1zM1 12v34l8-8V12M37 12v34l-8-8V12M9 20h20v12H9zM21 3v4M25 3v6M29 3v4M33 3v4M37 3v4M41 3v6',
  operate: 'M1 46h46M3 46v-8M7 46v-8M11 46V24M15 46v-8M19 46v-8M23 46V24M27 46v-8M31 46v-8M35 46V24M39 46v-8M43 46v-8M47 46V24',
  who: 'M17 1h14v14H17zM24 15v16M7 31v-8h34v8M1 31h12v14H1zM18 31h12v14H18zM35 31h12v14H35z',

  licence: 'M1 9h46v38H1zM6 14h36v28H6zM12 22h14M12 28h14M12 34h8M32 28h5v8h-5z',
  watch: 'M1 46h46M1 36h11l4-6 5 10 6-32 6 32 4-4h10',
  warn: 'M24 5l22.5 41h-45zM24 19v14M24 37v4',
  act: 'M15 2h18l13 13v18L33 46H15L2 33V15zM13 24h22',

  rules: 'M1 27h46v20H1zM9 27v7M17 27v11M25 27v7M33 27v11M41 27v7',
  tiers: 'M1 46h46M5 46V3h9v43M20 46V18h9v28M35 46V32h9v14',
  capital: 'M1 16h28v10H1zM36 8v31M1 39h46M2 39v7M11 39v4M20 39v4M29 39v4M38 39v4M46 39v7',
  consult: 'M1 6h46v30H24L13 46V36H1zM10 16h28M10 26h18',

  independent: drawMembers(people.board.members),
  open: 'M24 10 3 5v36l21 5 21-5V5zM24 10v36M9 16l9 2M9 24l9 2M39 16l-9 2M39 24l-9 2',
  together: 'M1 1h31v31H1zM16 16h31v31H16z',
  // All of the income, and none of it from penalties.
  levies: 'M2 2v44M2 9h45v11H2M2 28h2v11H2',

  assembly: 'M1 46a23 23 0 0 1 46 0H35a11 11 0 0 0-22 0zM24 23v12M7.7 29.7l8.5 8.5M40.3 29.7l-8.5 8.5',
  board:
    'M1 1h12v12H1zM18 1h12v12H18zM35 1h12v12H35zM1 18h12v12H1zM18 18h12v12H18zM35 18h12v12H35zM1 35h12v12H1zM18 35h12v12H18zM35 35h12v12H35z',
  staff: 'M16 2h16v16H16zM4 46V26h40v20z',
  appeals: drawAppointments(people.appeals.panel),
};

/** A tick for each member of the Board, and long ones for those who are independent. */
function drawMembers(members: People['board']['members']): string {
  const step = 46 / members.length;
  return `M1 46h46${members.map(({ independent }, index) => `M${1 + (index + 0.5) * step} 46V${independent ? 8 : 32}`).join('')}`;
}

/** The years of the appointments as an axis, and a tick for each member of the panel on the day of the appointment. */
function drawAppointments(panel: People['appeals']['panel']): string {
  const years = panel.map(({ appointed }) => Number(appointed.slice(0, 4)));
  const [first, end] = [Math.min(...years), Math.max(...years) + 1];
  const at = (day: string) => 1 + ((Date.parse(day) - Date.UTC(first)) / (Date.UTC(end) - Date.UTC(first))) * 46;
  const axis = Array.from({ length: end - first + 1 }, (_, year) => `M${at(`${first + year}-01-01`).toFixed(1)} 46v-8`);
  return `M1 46h46${axis.join('')}${panel.map(({ appointed }) => `M${at(appointed).toFixed(1)} 46V8`).join('')}`;
}

/** A drawing on About Us, above its title. The words have its meaning, so it is hidden from assistive technology. */
export function AboutDrawing({ icon }: { icon: AboutIcon }) {
  return (
    <svg className={styles['drawing']} viewBox="0 0 48 48" aria-hidden="true">
      <path d={PATHS[icon]} />
    </svg>
  );
}
