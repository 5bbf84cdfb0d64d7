import { announce } from '../../../parts/announce.tsx'
import { Button } from '../../../parts/button.tsx'
import { defect as texts } from '../../../texts/en/quality-defects.ts'
import { words } from '../../../texts/en/quality.ts'
import { runHref } from '../parts/links.tsx'
import type { Defect } from '../parts/types.ts'

interface ProposalProps {
  defect: Defect
  mayWrite: boolean
  decide: (change: Pick<Defect, 'status'>) => Promise<boolean>
}

/** The status that a run speaks for, until a person decides. */
export function ProposalOf({
  defect: { proposal, status, projectId, number },
  mayWrite,
  decide,
}: ProposalProps) {
  if (!proposal) return null
  const word = words.defectStatuses[proposal.status]
  const settle = async (to: Defect['status'], said: string) => {
    if (await decide({ status: to })) announce(said)
  }
  return (
    <section class="note qa-proposal" aria-label={texts.fields['proposal']}>
      <p>
        <b>{texts.proposal(word)}</b> {texts.proposalHint}{' '}
        <a href={runHref(projectId, proposal.executionId)}>{texts.seeRun}</a>
      </p>
      {mayWrite && (
        <div class="actions">
          <Button kind="primary" small act={() => settle(proposal.status, texts.moved(number, word))}>
            {texts.accept(word)}
          </Button>
          <Button small act={() => settle(status, texts.dismissed)}>
            {texts.dismiss}
          </Button>
        </div>
      )}
    </section>
  )
}
