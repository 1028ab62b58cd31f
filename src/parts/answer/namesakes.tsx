import { Trans } from '@lingui/react/macro';
import type { Resemblance } from '@frontier/check';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { OpenFirmAt } from './record-link.tsx';

/** The firms whose name is in an address, and that have given us no contact points. The address may be theirs or somebody else's. */
export function Namesakes({ namesakes }: { namesakes: readonly Resemblance[] }) {
  return namesakes.map((one) => <Namesake key={one.position} {...one} />);
}

function Namesake({ position, name }: Resemblance) {
  return (
    <Callout tone="note">
      <p>
        <Trans>
          The address contains the name of <FirmName>{name}</FirmName>, a regulated firm. We have no contact points of this firm on record,
          so we cannot tell you whether the address belongs to it. Anyone can register such an address.
        </Trans>
      </p>
      <OpenFirmAt position={position} />
    </Callout>
  );
}
