import { useSignal } from '@preact/signals'
import { useId, useRef } from 'preact/hooks'
import { Button } from '../button.tsx'
import { IconButton } from '../icons.tsx'
import { type Kind, kinds as names, texts } from '../../texts/en/reading.ts'
import { kindName as nameOf } from './kind-names.ts'

interface KindsProps {
  kinds: readonly string[]
  change: (kinds: string[]) => void
  /** Whether something is demanded at all. */
  isDemand: boolean
}

const aboutOf = (kind: string): string => (kind in names ? names[kind as Kind][1] : '')

/** What a sentence demands: kinds that can be taken away, and a list of others. */
export function Kinds({ kinds, change, isDemand }: KindsProps) {
  const id = useId()
  const chosen = useSignal('')
  const said = useSignal('')
  const choice = useRef<HTMLSelectElement>(null)

  /** Its button goes with it: the keyboard goes on at the list of others. */
  function remove(kind: string) {
    choice.current?.focus()
    said.value = texts.kindRemoved(nameOf(kind))
    change(kinds.filter((each) => each !== kind))
  }
  function add() {
    const kind = chosen.peek()
    if (kind === '') return choice.current?.focus()
    chosen.value = ''
    said.value = texts.kindAdded(nameOf(kind))
    change([...kinds, kind])
  }
  const others = (Object.keys(names) as Kind[]).filter((kind) => !kinds.includes(kind))
  return (
    <section class="read-kinds" aria-labelledby={id}>
      <h3 id={id}>{texts.kinds}</h3>
      {kinds.length === 0 ? (
        <p class="muted">{texts.noKinds}</p>
      ) : (
        <ul>
          {kinds.map((kind) => (
            <li key={kind} class="tag" title={aboutOf(kind)}>
              {nameOf(kind)}
              <IconButton icon="remove" label={texts.removeKind(nameOf(kind))} act={() => remove(kind)} />
            </li>
          ))}
        </ul>
      )}
      {!isDemand && kinds.length > 0 && <p class="hint">{texts.noDemand}</p>}
      <div class="read-add">
        <div class="field">
          <label for={`${id}-add`}>{texts.addKind}</label>
          <select
            ref={choice}
            id={`${id}-add`}
            value={chosen.value}
            onChange={({ currentTarget }) => (chosen.value = currentTarget.value)}
          >
            <option value="">{texts.chooseKind}</option>
            {others.map((kind) => (
              <option key={kind} value={kind}>
                {`${nameOf(kind)}: ${aboutOf(kind)}`}
              </option>
            ))}
          </select>
        </div>
        <Button act={add}>{texts.add}</Button>
      </div>
      <p role="status" class="visually-hidden">
        {said.value}
      </p>
    </section>
  )
}
