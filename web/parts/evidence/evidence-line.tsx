import type { CaseCheck } from '../../../shared/domain/test-cases/schema.ts'
import { texts } from '../../texts/en/evidence.ts'
import { Icon } from '../icons.tsx'
import { type Evidence, authorInWords, countResults, hasEvidence, inOrder } from './told.ts'
import { VerifiedTag } from './verified-tag.tsx'

/** Who made a case and whether it is verified, in a line that opens to what was checked. Nothing for a case of which nobody says anything. */
export function EvidenceLine({ of }: { of: Evidence }) {
  if (!hasEvidence(of)) return null
  const checks = of.checks ?? []
  const author = authorInWords(of)
  if (checks.length === 0)
    return (
      <div class="evidence">
        <p class="evidence-line">
          <VerifiedTag of={of} />
          {author && <span>{author}</span>}
        </p>
        {!of.verified && <p class="hint">{texts.noChecks}</p>}
      </div>
    )
  return (
    <details class="evidence">
      <summary>
        <span class="evidence-line">
          <VerifiedTag of={of} />
          {author && <span>{author}</span>}
          <span class="muted">{texts.counts(countResults(checks))}</span>
        </span>
      </summary>
      <ul class="evidence-checks" aria-label={texts.checks}>
        {inOrder(checks).map((check, index) => (
          <Check key={index} check={check} />
        ))}
      </ul>
    </details>
  )
}

const icons = { holds: 'holds', fails: 'remove', unknown: 'unknown' } as const

const Check = ({ check: { check, result, reason, sentence } }: { check: CaseCheck }) => (
  <li>
    <span class={`evidence-tag is-${result}`}>
      <Icon name={icons[result]} />
      {texts.results[result]}
    </span>
    <div>
      <b>{texts.names[check]}</b>
      {reason && <p dir="auto">{reason}</p>}
      {sentence && (
        <figure>
          <figcaption>{texts.sentence}</figcaption>
          <blockquote dir="auto">{sentence}</blockquote>
        </figure>
      )}
    </div>
  </li>
)
