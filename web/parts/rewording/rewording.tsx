import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Refusal } from '../../client/refusal.ts'
import { texts } from '../../texts/en/rewording.ts'
import { Button } from '../button.tsx'
import { Failed } from '../states.tsx'
import { useFirst } from '../use-first.tsx'
import { Progress } from './progress.tsx'
import { RewordedCase } from './reworded-case.tsx'
import { type ShownCase, shownCases } from './shown-case.ts'
import type { Rewording as Proposal } from './types.ts'
import { type Rewordable, type Rewordings, useRewording } from './use-rewording.ts'
import './rewording.css'

interface RewordingProps extends Rewordable {
  close: () => void
  /** Other ways to reword, shown without a configured model. */
  ways?: ComponentChildren
}

const openedFirst = 3
const isOfModel = (error: unknown) => error instanceof Refusal && error.code === 'not_configured'

/** Steps of cases before and after their rewording, to be accepted one by one. `cases` must not change while it is shown. */
export function Rewording({ close, ways, ...rewordable }: RewordingProps) {
  const rewordings = useRewording(rewordable)
  const { cases } = rewordable
  const { answers, stage, error, chosen, turn, goOn } = rewordings
  const shown = shownCases(cases, answers.value)
  const root = useRef<HTMLDivElement>(null)
  // The button that had the focus may be gone.
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus()
  }, [stage.value])
  if (ways && isOfModel(error.value))
    return (
      <>
        <p role="status">{texts.noModel}</p>
        {ways}
        <Acts rewordings={rewordings} close={close} />
      </>
    )
  return (
    <div class="rw" ref={root} tabIndex={-1}>
      {stage.value !== 'accepted' && <p class="hint">{texts.lead}</p>}
      <Progress rewordings={rewordings} count={cases.length} shown={shown} />
      {error.value !== null && <Failed error={error.value} retry={goOn} />}
      {answers.value.warnings.map((warning) => (
        <p key={warning} class="note" dir="auto">
          {warning}
        </p>
      ))}
      <Cases shown={shown} chosen={new Set(chosen)} turn={turn} />
      <Acts rewordings={rewordings} close={close} />
    </div>
  )
}

interface CasesProps {
  shown: readonly ShownCase[]
  chosen: ReadonlySet<Proposal>
  turn: (rewording: Proposal) => void
}

function Cases({ shown: answeredCases, chosen, turn }: CasesProps) {
  const { shown, more } = useFirst(answeredCases, { first: 20, words: texts.more })
  return (
    <>
      {shown.map((each, at) => (
        <RewordedCase
          key={each.of.id}
          shown={each}
          startsOpen={at < openedFirst}
          chosen={chosen}
          turn={turn}
        />
      ))}
      {more}
    </>
  )
}

/** Buttons for the proposals; only closing while requests are under way. */
function Acts({ rewordings, close }: { rewordings: Rewordings; close: () => void }) {
  const { answers, stage, chosen, take } = rewordings
  const proposals = answers.value.rewordings
  async function accept(accepted: readonly Proposal[]) {
    if (await take(accepted)) close()
  }
  return (
    <div class="actions rw-acts">
      {stage.value === 'resting' && proposals.length > 0 && (
        <>
          <Button
            kind="primary"
            busy={texts.accepting}
            disabled={chosen.length === 0}
            act={() => accept(chosen)}
          >
            {texts.acceptChosen(chosen.length)}
          </Button>
          {chosen.length < proposals.length && (
            <Button busy={texts.accepting} act={() => accept(proposals)}>
              {texts.acceptAll}
            </Button>
          )}
        </>
      )}
      <Button kind="quiet" act={close}>
        {texts.close}
      </Button>
    </div>
  )
}
