import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import licensing from 'content:licensing';
import tiers from 'content:tiers';
import { ContentLinks } from '#src/parts/document/content-links.tsx';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import drawings from '#src/ui/axis-drawing.module.css';
import { Section } from '#src/ui/section.tsx';
import { StepsDrawing } from './steps-drawing.tsx';

/** How to get a licence: who needs one, the steps, the costs, and what to do after a refusal. */
export function HowToGetALicence() {
  const { lead, who, steps, caption, contents, cost, levies, refusal, changes, contact, links } = licensing;
  return (
    <Section id="licence" ground="plate" heading={<Trans>How to get a licence</Trans>} aside={<ContentText as="p">{lead}</ContentText>}>
      <div className="stack-6">
        <Part heading={<Trans>Who needs a licence</Trans>}>
          <Blocks blocks={[{ list: who }]} />
        </Part>
        <Part heading={<Trans>From first contact to the decision</Trans>}>
          <figure className={`stack ${drawings['figure']}`}>
            <StepsDrawing weeks={steps.map(({ weeks }) => weeks)} />
            <ContentText as="figcaption">{caption}</ContentText>
          </figure>
          <Rows rows={steps} numbered />
        </Part>
        <Part heading={<Trans>What the application contains</Trans>}>
          <Rows rows={contents} />
        </Part>
        <Part heading={<Trans>What it costs</Trans>}>
          <Blocks blocks={[{ text: cost }]} />
          <Rows
            rows={levies.map(({ tier, levy }) => {
              const explained = tiers.find((each) => each.tier === tier);
              return { name: explained?.name ?? tier, text: levy, note: explained?.meaning };
            })}
          />
        </Part>
        <Part heading={<Trans>After a refusal</Trans>}>
          <Blocks blocks={[{ list: refusal }]} />
        </Part>
        <Part heading={<Trans>When something changes</Trans>}>
          <Blocks blocks={[{ list: changes }]} />
        </Part>
        <Part heading={<Trans>Where to write</Trans>}>
          <Blocks blocks={[{ text: contact }]} />
          <ContentLinks links={links} className="touch-links" />
        </Part>
      </div>
    </Section>
  );
}

function Part({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <div className="prose">
      <h3>{heading}</h3>
      {children}
    </div>
  );
}

interface RowText {
  name: string;
  /** How long it takes. */
  takes?: string;
  text: string;
  note?: string | undefined;
}

/** Terms with their explanations. Steps have the numbers of the drawing. */
function Rows({ rows, numbered = false }: { rows: readonly RowText[]; numbered?: boolean }) {
  return (
    <dl className="ruled terms">
      {rows.map(({ name, takes, text, note }, index) => (
        <div key={name}>
          <dt>
            {numbered && `${index + 1}. `}
            <ContentText>{name}</ContentText>
            {takes !== undefined && (
              <span className={'label own-line'}>
                <ContentText>{takes}</ContentText>
              </span>
            )}
          </dt>
          <dd>
            <ContentText>{text}</ContentText>
            {note !== undefined && (
              <ContentText as="p" className="meta">
                {note}
              </ContentText>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
