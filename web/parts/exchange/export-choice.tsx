import { type Signal, useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { texts } from '../../texts/en/exchange.ts'
import { type FormatId, formats } from './formats.ts'

/** A format of files with the layout that was chosen. */
export interface ExportChoice {
  id: Signal<FormatId>
  variant: Signal<string>
}

export const useExportChoice = (): ExportChoice => ({
  id: useSignal<FormatId>('csv'),
  variant: useSignal(''),
})

const entryOf = (id: FormatId) => formats.find((each) => each.id === id) ?? formats[0]

/** What is sent of it, and how the file is called where the service does not say. */
export function chosenFormat({ id, variant }: ExportChoice) {
  const { format, extension } = entryOf(id.peek())
  return {
    body: { format, ...(variant.peek() && { variant: variant.peek() }) },
    fallback: `test-cases.${extension}`,
  }
}

/** The formats that cases can be taken away in. */
export const ExportFormats = ({ choice: { id, variant } }: { choice: ExportChoice }) => (
  <>
    <fieldset class="ex-formats">
      <legend class="visually-hidden">{texts.format}</legend>
      {formats.map((each) => (
        <Format
          key={each.id}
          id={each.id}
          isChosen={each.id === id.value}
          choose={() => {
            id.value = each.id
            variant.value = ''
          }}
        />
      ))}
    </fieldset>
    <Variants id={id.value} variant={variant} />
  </>
)

/** A vendor's other layout. */
function Variants({ id, variant }: { id: FormatId; variant: Signal<string> }) {
  const own = useId()
  const entry = entryOf(id)
  if (!('variants' in entry)) return null
  return (
    <div class="field">
      <label for={own}>{texts.layout}</label>
      <select
        id={own}
        value={variant.value}
        onChange={({ currentTarget }) => (variant.value = currentTarget.value)}
      >
        <option value="">CSV</option>
        {entry.variants.map((each) => (
          <option key={each} value={each}>
            {each.toUpperCase()}
          </option>
        ))}
      </select>
    </div>
  )
}

function Format({ id, isChosen, choose }: { id: FormatId; isChosen: boolean; choose: () => void }) {
  const own = useId()
  const { name, hint } = texts.formats[id]
  return (
    <div class={`ex-format${isChosen ? ' is-chosen' : ''}`}>
      <input id={own} type="radio" name="format" value={id} checked={isChosen} onChange={choose} />
      <label for={own}>
        <b>{name}</b>
        <span>{hint}</span>
      </label>
    </div>
  )
}
