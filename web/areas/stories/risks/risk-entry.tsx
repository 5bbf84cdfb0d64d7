import { texts as all } from '../../../texts/en/stories.ts'
import { texts } from '../../../texts/en/stories-risks.ts'
import { addressOf } from '../parts/story.ts'
import type { Risk } from './matrix-cells.ts'

const looks = { critical: 'bad', high: 'warn', medium: '', low: 'pending' } as const

interface RiskEntryProps {
  projectId: string
  risk: Risk
}

/** A risk with the words that it rests on, and what to do about it. */
export const RiskEntry = ({ projectId, risk }: RiskEntryProps) => {
  const { title, description, category, riskLevel, likelihood, impact, reasons, evidence } = risk
  return (
    <li>
      <h3 dir="auto">{title}</h3>
      <p class="risk-facts">
        <span class={`tag ${looks[category]}`}>{texts.category[category]}</span>
        <span class="muted">{texts.level(riskLevel, likelihood, impact)}</span>
      </p>
      <p dir="auto">{description}</p>
      <p>
        <b>{texts.mitigation}:</b> <span dir="auto">{risk.mitigation}</span>{' '}
        <span class="muted">
          {texts.testPriority(all.priority[risk.testPriority as keyof typeof all.priority].toLowerCase())}
        </span>
      </p>
      <details>
        <summary>{texts.evidence(risk.mentions)}</summary>
        <Evidence projectId={projectId} evidence={evidence} />
        <ul class="reasons">
          {reasons.map((reason) => (
            <li key={reason} dir="auto">
              {reason}
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

/** The words themselves, each with the way to the story that they stand in. */
export const Evidence = ({ projectId, evidence }: { projectId: string; evidence: Risk['evidence'] }) => (
  <>
    {evidence.map(({ quote, start, storyId, field }) => (
      <blockquote key={`${storyId} ${field} ${start}`} class="evidence">
        <span dir="auto">{quote}</span>{' '}
        <span class="muted">
          –{' '}
          {storyId === null ? texts.inText : <a href={addressOf({ projectId, storyId })}>{texts.inStory}</a>}
        </span>
      </blockquote>
    ))}
  </>
)
