import { texts } from '../../../texts/en/stories-risks.ts'
import type { Analysis } from './matrix-cells.ts'
import { Evidence } from './risk-entry.tsx'

interface GapsProps {
  projectId: string
  gaps: Analysis['complianceGaps']
  counts: Analysis['summary']['compliance']
}

/** What each framework asks for that the texts touch and do not demand, or demand in part. */
export const Gaps = ({ projectId, gaps, counts }: GapsProps) => (
  <section class="panel gaps" aria-labelledby="framework-gaps">
    <h2 id="framework-gaps">{texts.gaps}</h2>
    <p class="hint">{counts.length === 0 ? texts.noFramework : texts.gapsHint}</p>
    {counts.map(({ framework, met, partial, gap, not_applicable: other, sources }) => {
      const its = gaps.filter((one) => one.framework === framework)
      return (
        <details key={framework} open={its.length > 0 && its.length <= 5}>
          <summary>
            <span>
              {framework} <span class="muted">{texts.counts(met, partial, gap, other)}</span>
            </span>
          </summary>
          {its.length === 0 && <p class="hint">{texts.noGaps}</p>}
          <ul class="rows">
            {its.map((one) => (
              <Gap key={one.control} projectId={projectId} gap={one} />
            ))}
          </ul>
          <p class="fine muted">
            {texts.sources}:{' '}
            {sources.map(({ title, url }, at) => (
              <span key={url}>
                {at > 0 && ', '}
                <a href={url} rel="noreferrer">
                  {title}
                </a>
              </span>
            ))}
          </p>
        </details>
      )
    })}
  </section>
)

function Gap({ projectId, gap }: { projectId: string; gap: GapsProps['gaps'][number] }) {
  const { control, title, about, status, missing, evidence } = gap
  return (
    <li>
      <div class="what">
        <p class="gap-title">
          <b>
            {control} {title}
          </b>
          <span class={`tag ${status === 'gap' ? 'bad' : 'warn'}`}>{texts.status[status]}</span>
        </p>
        <span class="more">{about}</span>
        {missing.length > 0 && (
          <p class="missing">
            {texts.missing} {missing.join('; ')}
          </p>
        )}
        <Evidence projectId={projectId} evidence={evidence} />
      </div>
    </li>
  )
}
