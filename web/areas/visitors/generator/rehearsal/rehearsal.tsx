import { Button } from '../../../../parts/button.tsx'
import { texts } from '../../../../texts/en/rehearsal.ts'
import type { RehearsedCase } from './rehearsed-case.ts'
import './rehearsal.css'

interface RehearsalProps {
  of: RehearsedCase
  /** What the user answered before, if anything. */
  answer?: 'page' | 'case' | undefined
  /** Takes which of the two is wrong. */
  say: (wrong: 'page' | 'case') => void
}

/** How a case went on the page. Where the page shows something else than the text asks for, both stand side by side, and the user says which is wrong. */
export function Rehearsal({ of, answer, say }: RehearsalProps) {
  const { state, stepNumber, seen } = of
  if (state === 'passes') return <p class="gen-rehearsed is-passed">{texts.passes}</p>
  if (state === 'not_rehearsed') return <p class="gen-rehearsed hint">{texts.notRehearsed}</p>
  if (state === 'not_performed')
    return (
      <div class="gen-rehearsed warning">
        <p>{texts.notPerformed(stepNumber)}</p>
        {seen && <p dir="auto">{seen}</p>}
      </div>
    )
  return (
    <section class="gen-rehearsed gen-differs" aria-label={texts.differs}>
      <h4>
        {texts.differs}
        {stepNumber !== undefined && <span class="muted"> · {texts.atStep(stepNumber)}</span>}
      </h4>
      <Sides of={of} />
      {answer === 'page' ? (
        <p role="status">{texts.saidPage}</p>
      ) : (
        <div class="gen-differs-ask" role="group" aria-label={texts.ask}>
          <Button small kind="plain" act={() => say('page')}>
            {texts.pageIsWrong}
          </Button>
          <Button small kind="plain" act={() => say('case')}>
            {texts.caseIsWrong}
          </Button>
        </div>
      )}
    </section>
  )
}

function Sides({
  of: { expected = '', seen = '', sentence, screenshotUrl, stepNumber },
}: {
  of: RehearsedCase
}) {
  return (
    <dl>
      <div>
        <dt>{texts.expected}</dt>
        <dd dir="auto">{expected}</dd>
        {sentence && (
          <dd>
            <span class="muted">{texts.sentence}</span>
            <blockquote dir="auto">{sentence}</blockquote>
          </dd>
        )}
      </div>
      <div>
        <dt>{texts.seen}</dt>
        <dd dir="auto">{seen || texts.nothingSeen}</dd>
        {screenshotUrl && (
          <dd>
            <a href={screenshotUrl} target="_blank" rel="noreferrer">
              <img src={screenshotUrl} alt={texts.picture(stepNumber)} loading="lazy" />
            </a>
          </dd>
        )}
      </div>
    </dl>
  )
}
