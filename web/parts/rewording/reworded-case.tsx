import { useSignal } from '@preact/signals'
import { texts } from '../../texts/en/rewording.ts'
import { StepDifference } from '../step-difference.tsx'
import { Refusals } from './refusals.tsx'
import type { ShownCase } from './shown-case.ts'
import type { Rewording } from './types.ts'

interface RewordedCaseProps {
  shown: ShownCase
  startsOpen: boolean
  chosen: ReadonlySet<Rewording>
  turn: (rewording: Rewording) => void
}

/** A case: its steps before and after with a checkbox each, and its refused steps. */
export function RewordedCase({ shown, startsOpen, chosen, turn }: RewordedCaseProps) {
  const isOpen = useSignal(startsOpen)
  const { of, before, after, rewordings, byPlace, refused } = shown
  const taken = [...byPlace].filter(([, each]) => chosen.has(each)).map(([place]) => place)
  const count = rewordings.length
  return (
    <details
      class="rw-case"
      open={isOpen.value}
      onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}
    >
      <summary>
        <span>
          <bdi class="rw-id">{of.label}</bdi> <bdi>{of.title}</bdi>{' '}
          <span class="hint">{count > 0 ? texts.chosenOf(taken.length, count) : texts.noneOf}</span>
        </span>
      </summary>
      {isOpen.value && count > 0 && (
        <StepDifference
          before={before}
          after={after}
          isInPlace
          accepted={new Set(taken)}
          notes={notesOf(byPlace)}
          onAccept={(place) => {
            const rewording = byPlace.get(place)
            if (rewording) turn(rewording)
          }}
        />
      )}
      {isOpen.value && <Refusals of={of} refused={refused} />}
    </details>
  )
}

const notesOf = (byPlace: ReadonlyMap<number, Rewording>): ReadonlyMap<number, string> =>
  new Map([...byPlace].map(([place, rewording]) => [place, noteOf(rewording)] as const).filter(hasNote))

const hasNote = (entry: readonly [number, string]): boolean => entry[1] !== ''

const noteOf = ({ meaning, readable, doubt }: Rewording): string =>
  [
    ...(doubt === undefined ? [] : [doubt]),
    ...(meaning === 'unknown' ? [texts.unknown] : []),
    ...(readable ? [] : [texts.unread]),
  ].join(' ')
