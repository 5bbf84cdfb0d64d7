import { Button } from '../../../parts/button.tsx'
import { isReady } from '../../../parts/exchange/is-ready.ts'
import { Given } from '../../../parts/given.tsx'
import { texts as ofExchange } from '../../../texts/en/exchange.ts'
import { texts } from '../../../texts/en/generator-next.ts'
import { showCase, showWording } from './case-actions.ts'
import { keptTarget } from './drafts.ts'
import { type Act, type NextSteps, nextSteps } from './next-steps.ts'
import { RunLink } from './run-link.tsx'
import { Failure, Working, failed } from './run-state.tsx'
import { busy, cases, session } from './store.ts'
import { isTextChanged, openQuestions } from './open-questions.ts'
import { toMarks, toQuestions, toWriting } from './text-actions.ts'
import { openDialog, sentences } from './view.ts'
import { WritingGuide } from './writing-guide.tsx'

/** What one can do with the session now, the most useful first; what the service does with it, as long as it does. */
export function Next() {
  const open = openQuestions.value
  const hasCases = cases.value.length > 0
  const steps = nextSteps(cases.value, { questions: open, sentences: sentences.value.length })
  const isWorking = busy.value !== null
  const isMissing = !isWorking && steps.standing !== 'ready' && steps.standing !== 'unjudged'
  return (
    <section class={`gen-next${isMissing ? ' is-missing' : ''}`} aria-label={texts.title}>
      <Working />
      <Failure />
      {!isWorking && (hasCases || failed.value === null) && (
        <div class="gen-next-said">
          <p class="gen-next-lead">
            {texts.lead[steps.standing](cases.value.filter(isReady).length, cases.value.length)}
          </p>
          {steps.standing === 'ready' ? <Where /> : <Hint {...steps} open={open} />}
        </div>
      )}
      {(!isWorking || hasCases) && (
        <div class="gen-next-acts">
          {steps.acts.map((act, at) => (
            <ActOf key={act} act={act} isFirst={at === 0} open={open} example={steps.example?.id} />
          ))}
        </div>
      )}
    </section>
  )
}

/** What is missing, and how one comes to it. */
function Hint({ standing, example, open }: NextSteps & { open: number }) {
  const hint = hintOf({ standing, example }, { open, isTextChanged: isTextChanged.value })
  const isOfText = (standing === 'ideas' || standing === 'none') && open === 0
  return (
    <p dir="auto">
      {hint} {isOfText && <WritingGuide />}
    </p>
  )
}

interface Asked {
  open: number
  isTextChanged: boolean
}

function hintOf(
  { standing, example }: Pick<NextSteps, 'standing' | 'example'>,
  { open, isTextChanged: isChanged }: Asked,
): string {
  switch (standing) {
    case 'ready':
      return ''
    case 'steps':
      return texts.steps(example?.id ?? '', example?.automation?.reasons[0] ?? '')
    case 'ideas':
      if (open > 0) return `${texts.ideas} ${texts.ideasAnswer}`
      return `${texts.ideas} ${isChanged ? texts.again : texts.ideasWrite}`
    case 'none':
      if (open > 0) return texts.noneAsked
      if (isChanged) return texts.again
      return sentences.value.length > 0 ? texts.noneUnderstood : texts.noneWritten
    default:
      return texts[standing]
  }
}

/** The page that they run against. */
function Where() {
  const isPart = !cases.value.every(isReady)
  const target = keptTarget(session.value?.sessionId ?? '')
  return (
    <p>
      {target ? (
        <>
          {texts.target}
          <Given>{target}</Given>
          {'.'}
        </>
      ) : (
        texts.nameThePage
      )}
      {isPart && ` ${texts.others}`}
    </p>
  )
}

interface ActProps {
  act: Act
  isFirst: boolean
  /** Questions that are not answered yet. */
  open: number
  example: string | undefined
}

function ActOf({ act, isFirst, open, example = '' }: ActProps) {
  if (act === 'run') return <RunLink isFirst={isFirst} />
  const acts = {
    answer: { words: texts.acts.answer(open), act: toQuestions },
    check: { words: texts.acts.check, act: toMarks },
    write: { words: texts.acts.write, act: toWriting },
    reword: { words: texts.acts.reword, act: () => showWording(example) },
    why: { words: texts.acts.why, act: () => showCase(example) },
    export: { words: ofExchange.open.export, act: () => (openDialog.value = 'export') },
  } as const
  const { words, act: does } = acts[act]
  return (
    <Button kind={isFirst ? 'primary' : 'plain'} act={() => void does()}>
      {words}
    </Button>
  )
}
