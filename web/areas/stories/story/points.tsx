import { useSignal } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'
import { details as texts } from '../../../texts/en/story.ts'
import type { PartProps } from './criteria.tsx'
import { pointsOf, pointsWords } from './points-of.ts'
import { choose } from './use-story.ts'

/** Story points, saved when the field is left or Enter is pressed; Escape takes back what was typed. */
export function Points({ opened, story: { storyPoints }, mayWrite }: PartProps) {
  const id = useId()
  const typed = useSignal<string | null>(null)
  const fault = useSignal('')
  const shown = storyPoints === null ? '' : String(storyPoints)
  useEffect(() => {
    if (typed.value === shown) typed.value = null
  }, [shown])
  function save() {
    const text = typed.value
    if (text === null || text.trim() === shown) return void (typed.value = null)
    const points = pointsOf(text)
    if (points === undefined) return void (fault.value = texts.wholeNumber)
    typed.value = null
    void choose(opened, {
      name: texts.points,
      change: { storyPoints: points },
      say: pointsWords,
    })
  }
  if (!mayWrite)
    return (
      <div class="detail">
        <span class="name">{texts.points}</span>
        <span>{shown || texts.noPoints}</span>
      </div>
    )
  return (
    <div class="detail">
      <label for={id}>{texts.points}</label>
      <input
        id={id}
        inputMode="numeric"
        autocomplete="off"
        value={typed.value ?? shown}
        placeholder={texts.noPoints}
        aria-invalid={fault.value ? 'true' : undefined}
        aria-describedby={fault.value ? `${id}-fault` : undefined}
        onInput={({ currentTarget }) => {
          typed.value = currentTarget.value
          fault.value = ''
        }}
        onBlur={save}
        onKeyDown={({ key }) => {
          if (key === 'Enter') save()
          if (key !== 'Escape') return
          typed.value = null
          fault.value = ''
        }}
      />
      {fault.value && (
        <p class="fault" id={`${id}-fault`} role="alert">
          {fault.value}
        </p>
      )}
    </div>
  )
}
