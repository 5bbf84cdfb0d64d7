import { Button } from '../../../../parts/button.tsx'
import { texts } from '../../../../texts/en/rehearsal.ts'
import type { RehearsedCase } from './rehearsed-case.ts'
import './rehearsal.css'

/** What a user makes of a difference: the case is corrected by hand, or one of the answers that the service takes. */
export type Said = 'page_is_wrong' | 'reading_is_wrong' | 'correct'

interface RehearsalProps {
  of: RehearsedCase
  say: (said: Said) => Promise<void>
}

/** How a case went on the page. Where the page shows something else than the text asks for, both stand side by side, and the user says which is wrong. */
export function Rehearsal({ of, say }: RehearsalProps) {
  const { state, stepNumber, reason, take } = of
  if (state === 'passes') return <p class="gen-rehearsed is-passed">{texts.passes}</p>
  if (state === 'not_rehearsed')
    return (
      <p class="gen-rehearsed hint">
        {texts.notRehearsed} {reason}
      </p>
    )
  if (state === 'not_performed')
    return (
      <div class="gen-rehearsed warning">
        <p>{texts.notPerformed}</p>
        <p dir="auto">{reason}</p>
      </div>
    )
  return (
    <section class="gen-rehearsed gen-differs" aria-label={texts.differs}>
      <h4>
        {texts.differs}
        {stepNumber !== undefined && <span class="muted"> · {texts.atStep(stepNumber)}</span>}
      </h4>
      <Sides of={of} />
      {take === 'page_is_wrong' ? (
        <p role="status">{texts.saidPage}</p>
      ) : (
        <div class="gen-differs-ask" role="group" aria-label={texts.ask}>
          <Button small act={() => say('page_is_wrong')}>
            {texts.pageIsWrong}
          </Button>
          <Button small act={() => say('correct')}>
            {texts.correctCase}
          </Button>
          <Button small act={() => say('reading_is_wrong')}>
            {texts.dropCase}
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
