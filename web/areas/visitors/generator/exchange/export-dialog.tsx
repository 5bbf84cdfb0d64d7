import { type Signal, useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { Button } from '../../../../parts/button.tsx'
import { Modal } from '../../../../parts/modal.tsx'
import { Failed } from '../../../../parts/states.tsx'
import { toast } from '../../../../parts/toasts.tsx'
import { texts } from '../../../../texts/en/generator-exchange.ts'
import { session } from '../store.ts'
import type { DialogProps } from './dialogs.ts'
import { download } from './download.ts'
import { type FormatId, formats } from './formats.ts'
import { WhichCases, chosenCases } from './which-cases.tsx'

/** The cases as a file, as they stand on the page: edits that are not saved yet go with them. */
export function Dialog({ isOpen, close }: DialogProps) {
  const { id, variant, isTickedOnly, error, save } = useExport(close)
  return (
    <Modal title={texts.exportTitle} isOpen={isOpen} close={close}>
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
      <WhichCases isTickedOnly={isTickedOnly} />
      {error.value !== null && <Failed error={error.value} />}
      <div class="actions">
        <Button kind="primary" act={save} busy={texts.making}>
          {texts.download}
        </Button>
        <Button act={close}>{texts.close}</Button>
      </div>
    </Modal>
  )
}

const entryOf = (id: FormatId) => formats.find((each) => each.id === id) ?? formats[0]

function useExport(close: () => void) {
  const id = useSignal<FormatId>('csv')
  const variant = useSignal('')
  const isTickedOnly = useSignal(true)
  const error = useSignal<unknown>(null)
  async function save() {
    error.value = null
    const projectName = session.peek()?.title.slice(0, 200)
    const { format, extension } = entryOf(id.peek())
    const body = {
      testCases: chosenCases(isTickedOnly.peek()),
      format,
      ...(variant.peek() && { variant: variant.peek() }),
      ...(projectName && { projectName }),
    }
    try {
      const name = await download('/api/public/test-cases/export', body, {
        fallback: `test-cases.${extension}`,
      })
      toast(texts.saved(name))
      close()
    } catch (caught) {
      error.value = caught
    }
  }
  return { id, variant, isTickedOnly, error, save }
}

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
