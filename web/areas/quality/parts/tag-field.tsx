import { useSignal } from '@preact/signals'
import { isSame } from '../../../client/merge.ts'
import { words } from '../../../texts/en/quality.ts'
import { tagsOf } from '../case/fields.ts'
import { Edited } from './edited.tsx'

interface TagFieldProps {
  label: string
  tags: readonly string[]
  write: ((tags: string[]) => void) | undefined
  fault: string | undefined
}

/** Tags as they are typed: a comma that was just written stays until the next one is. */
export function TagField({ label, tags, write, fault }: TagFieldProps) {
  const typed = useSignal('')
  const shown = isSame(tagsOf(typed.value), tags) ? typed.value : tags.join(', ')
  return (
    <Edited
      label={label}
      value={write ? shown : tags.join(', ')}
      hint={write ? words.tagsHint : ''}
      fault={fault}
      write={
        write &&
        ((text) => {
          typed.value = text
          write(tagsOf(text))
        })
      }
    />
  )
}
