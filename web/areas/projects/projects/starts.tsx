import { useId } from 'preact/hooks'
import { Field } from '../../../parts/field.tsx'
import { newProject as texts, texts as listTexts } from '../../../texts/en/projects.ts'
import type { Project } from '../acts/project.ts'

interface StartsProps {
  start: string
  choose: (start: string) => void
  others: readonly Project[]
}

const kinds = ['qa', 'rfp', 'migration', 'blank'] as const

/** What a new project starts from: nothing, the agents of a kind of project, or a copy of one that is there. */
export function Starts({ start, choose, others }: StartsProps) {
  const option = (value: string, name: string, hint: string) => (
    <Start key={value} value={value} name={name} hint={hint} isChosen={start === value} choose={choose} />
  )
  return (
    <>
      <fieldset class="starts">
        <legend>{texts.startFrom}</legend>
        {kinds.map((kind) => option(kind, listTexts.templates[kind], texts.starts[kind]))}
        {others.length > 0 && option('copy', texts.copy, texts.copyHint)}
      </fieldset>
      {start === 'copy' && (
        <Field
          label={texts.which}
          name="templateId"
          options={others.map(({ projectId, name }) => [projectId, name] as const)}
          required
        />
      )}
    </>
  )
}

interface StartProps {
  value: string
  name: string
  hint: string
  isChosen: boolean
  choose: (start: string) => void
}

function Start({ value, name, hint, isChosen, choose }: StartProps) {
  const id = useId()
  return (
    <label class="start">
      <input
        type="radio"
        name="start"
        value={value}
        checked={isChosen}
        aria-label={name}
        aria-describedby={id}
        onChange={() => choose(value)}
      />
      <span>
        <b>{name}</b>
        <span class="hint" id={id}>
          {hint}
        </span>
      </span>
    </label>
  )
}
