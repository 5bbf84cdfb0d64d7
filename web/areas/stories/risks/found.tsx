import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Button } from '../../../parts/button.tsx'
import { Time } from '../../../parts/given.tsx'
import { Empty } from '../../../parts/states.tsx'
import { texts } from '../../../texts/en/stories-risks.ts'
import { Gaps } from './gaps.tsx'
import { Matrix } from './matrix.tsx'
import { type Analysis, type Cell, isIn } from './matrix-cells.ts'
import { RiskEntry } from './risk-entry.tsx'

interface FoundProps {
  projectId: string
  analysis: Analysis
  at: string
}

/** What was found: how grave it is, each risk with its words, and what frameworks ask for besides. */
export function Found({ projectId, analysis, at }: FoundProps) {
  const { risks, complianceGaps, summary, warnings = [] } = analysis
  const chosen = useSignal<Cell | null>(null)
  useEffect(() => void (chosen.value = null), [analysis])
  const cell = chosen.value
  const shown = cell ? risks.filter((risk) => isIn(risk, cell)) : risks
  return (
    <>
      <p class="risks-read" role="status">
        <b>{texts.found(risks.length, complianceGaps.length)}</b>{' '}
        <span class="muted">
          {texts.read(summary.sentences, summary.stories?.read ?? null)}{' '}
          {summary.notRead > 0 && texts.notRead(summary.notRead)} {summary.stories?.more && texts.moreStories}{' '}
          {texts.analyzed} <Time at={at} />.
        </span>
      </p>
      {warnings.map((warning) => (
        <p key={warning} class="warning" dir="auto">
          {warning}
        </p>
      ))}
      {risks.length === 0 ? (
        <Empty>
          <h2>{texts.none}</h2>
          <p>{texts.noneHint}</p>
        </Empty>
      ) : (
        <div class="columns risks-found">
          <Matrix risks={risks} chosen={cell} choose={(next) => (chosen.value = next)} />
          <section aria-labelledby="risks-listed">
            <div class="head">
              <h2 id="risks-listed">{cell ? texts.shown(cell.likelihood, cell.impact) : texts.list}</h2>
              {cell && (
                <Button small act={() => void (chosen.value = null)}>
                  {texts.showAll}
                </Button>
              )}
            </div>
            <ol class="risk-list">
              {shown.map((risk) => (
                <RiskEntry key={risk.riskId} projectId={projectId} risk={risk} />
              ))}
            </ol>
          </section>
        </div>
      )}
      <Gaps projectId={projectId} gaps={complianceGaps} counts={summary.compliance} />
    </>
  )
}
