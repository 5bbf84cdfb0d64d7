import { useComputed } from '@preact/signals'
import { Button } from '../../../parts/button.tsx'
import { Given } from '../../../parts/given.tsx'
import { texts } from '../../../texts/en/generator.ts'
import type { Conflict } from './merge.ts'
import { choose, saving } from './open-session.ts'
import type { TestCase } from './session.ts'

/** Cases that were changed here and elsewhere: both versions, and the choice. */
export function Conflicts() {
  const now = saving.value
  if (now.state !== 'conflict') return null
  return (
    <section class="gen-conflicts" role="alert" aria-labelledby="conflicts">
      <h2 id="conflicts" tabIndex={-1}>
        {texts.conflicts(now.conflicts.length)}
      </h2>
      <p>{texts.conflictsHint}</p>
      <ul>
        {now.conflicts.map((conflict) => (
          <Choice key={conflict.id} conflict={conflict} />
        ))}
      </ul>
    </section>
  )
}

const idOf = (id: string) => `conflict-${id}`

/** Leads to the choice for a case, or to the first one. */
function toChoice(id?: string) {
  const place = document.getElementById(id === undefined ? 'conflicts' : idOf(id))
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}

/** Beside what sticks to the top: nothing is saved before the choice is made, wherever one reads. */
export function ConflictBar() {
  if (saving.value.state !== 'conflict') return null
  return (
    <p class="gen-conflict-bar" role="status">
      {texts.notSavedYet}{' '}
      <Button kind="link" act={() => toChoice()}>
        {texts.toConflicts}
      </Button>
    </p>
  )
}

/** At a case of which there are two versions. */
export function ConflictOf({ id }: { id: string }) {
  const isOpen = useComputed(
    () => saving.value.state === 'conflict' && saving.value.conflicts.some((each) => each.id === id),
  ).value
  if (!isOpen) return null
  return (
    <p class="gen-conflict">
      {texts.conflictHere}{' '}
      <Button kind="link" act={() => toChoice(id)}>
        {texts.toConflict(id)}
      </Button>
    </p>
  )
}

function Choice({ conflict }: { conflict: Conflict }) {
  const { id, mine, theirs } = conflict
  return (
    <li id={idOf(id)} tabIndex={-1}>
      <Version name={texts.mine} testCase={mine} other={theirs}>
        <Button small act={() => choose(conflict, 'mine')}>
          {texts.keepMine(id)}
        </Button>
      </Version>
      <Version name={texts.theirs} testCase={theirs} other={mine}>
        <Button small act={() => choose(conflict, 'theirs')}>
          {texts.takeTheirs(id)}
        </Button>
      </Version>
    </li>
  )
}

interface VersionProps {
  name: string
  testCase: TestCase | null
  other: TestCase | null
  children: preact.ComponentChildren
}

/** What a version says, as far as the other one says it otherwise. */
function Version({ name, testCase, other, children }: VersionProps) {
  return (
    <div class="gen-version">
      <h3>{name}</h3>
      {testCase ? (
        <dl>
          {linesOf(testCase, other).map(([what, text]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                <Given>{text}</Given>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{texts.removed}</p>
      )}
      {children}
    </div>
  )
}

function linesOf(testCase: TestCase, other: TestCase | null): readonly (readonly [string, string])[] {
  const mine = told(testCase)
  const before = other ? told(other) : new Map<string, string>()
  return [...mine].filter(([what, text]) => what === texts.titleOf || before.get(what) !== text)
}

function told({ title, priority, expectedResult = '', steps = [] }: TestCase): Map<string, string> {
  const lines = new Map([
    [texts.titleOf, title],
    [texts.priorityOf, texts.priorities[priority]],
    [texts.expected, expectedResult],
  ])
  for (const { stepNumber, action, expectedResult: seen, testData } of steps)
    lines.set(texts.action(stepNumber), [action, seen, testData].filter(Boolean).join(' → '))
  return lines
}
