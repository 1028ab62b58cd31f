import type { AboutIcon } from '#build/content/schemas/texts.ts';
import { Drawing } from '#src/ui/drawing.tsx';

/** The drawing for each name in `about.yaml`. Numbers in them are facts: nine seats of the Board, three members of the panel. */
const PATHS: Record<AboutIcon, string> = {
  // The groups: a register, a caliper, a balance and an organisation chart.
  do: 'M1 1h46v46H1zM9 9h6v6H9zM9 21h6v6H9zM9 33h6v6H9zM21 12h18M21 24h18M21 36h18',
  regulate: 'M1 3h46v9H1zM1 12v34l8-8V12M37 12v34l-8-8V12M9 20h20v12H9zM21 3v4M25 3v6M29 3v4M33 3v4M37 3v4M41 3v6',
  operate: 'M24 3v42M12 45h24M7 9h34M7 9 1 29h12zM41 9l-6 20h12z',
  who: 'M17 1h14v14H17zM24 15v16M7 31v-8h34v8M1 31h12v14H1zM18 31h12v14H18zM35 31h12v14H35z',

  licence: 'M1 9h46v38H1zM6 14h36v28H6zM12 22h14M12 28h14M12 34h8M32 28h5v8h-5z',
  watch: 'M1 46h46M1 36h11l4-6 5 10 6-32 6 32 4-4h10',
  warn: 'M24 5l22.5 41h-45zM24 19v14M24 37v4',
  act: 'M15 2h18l13 13v18L33 46H15L2 33V15zM13 24h22',

  rules: 'M1 27h46v20H1zM9 27v7M17 27v11M25 27v7M33 27v11M41 27v7',
  tiers: 'M1 46h46M5 46V3h9v43M20 46V18h9v28M35 46V32h9v14',
  capital: 'M1 16h28v10H1zM36 8v31M1 39h46M2 39v7M11 39v4M20 39v4M29 39v4M38 39v4M46 39v7',
  consult: 'M1 6h46v30H24L13 46V36H1zM10 16h28M10 26h18',

  independent: 'M1 46h46M17 46V12M31 46V12M11 2h26v10H11z',
  open: 'M24 10 3 5v36l21 5 21-5V5zM24 10v36M9 16l9 2M9 24l9 2M39 16l-9 2M39 24l-9 2',
  together: 'M1 1h31v31H1zM16 16h31v31H16z',
  levies: 'M1 18h46v28H1zM24 24a8 8 0 1 0 .01 0zM8 32h4M36 32h4',

  assembly: 'M1 46a23 23 0 0 1 46 0H35a11 11 0 0 0-22 0zM24 23v12M7.7 29.7l8.5 8.5M40.3 29.7l-8.5 8.5',
  board:
    'M1 1h12v12H1zM18 1h12v12H18zM35 1h12v12H35zM1 18h12v12H1zM18 18h12v12H18zM35 18h12v12H35zM1 35h12v12H1zM18 35h12v12H18zM35 35h12v12H35z',
  staff: 'M16 2h16v16H16zM4 46V26h40v20z',
  appeals: 'M3 17 24 3l21 14zM9 17v22M24 17v22M39 17v22M1 46h46M3 39h42',
};

/** A drawing on About Us, beside its title. */
export function AboutDrawing({ icon, large = false }: { icon: AboutIcon; large?: boolean }) {
  return <Drawing path={PATHS[icon]} large={large} />;
}
