import { type Signal, useSignal } from '@preact/signals'
import { type ComponentChildren, type RefObject, createContext } from 'preact'
import { useRef } from 'preact/hooks'
import { type Fault, Refusal, messageOf } from '../client/refusal.ts'
import { texts } from '../texts/en/parts.ts'

type Faults = Readonly<Record<string, string>>
export const FormFaults = createContext<Signal<Faults> | null>(null)

export type Values = Record<string, string>

interface FormProps {
  children: ComponentChildren
  action: string
  busy: string
  kind?: 'primary' | 'plain' | 'danger'
  /** Gets what was filled in, by name; fields that were left empty and need not be filled in are left out. What it throws is shown. */
  send: (values: Values, form: HTMLFormElement) => Promise<unknown>
  /** Which field a refusal is about that names none, by its code. */
  faults?: Readonly<Record<string, string>>
  label?: string
  /** Beside the button that sends. */
  beside?: ComponentChildren
}

const sentence = (message: string) => (/[.!?]$/.test(message) ? message : `${message}.`)

/** A form that says what is missing, shows that it waits, and puts every refusal of the service beside the field that caused it. */
export function Form({
  children,
  action,
  busy,
  kind = 'primary',
  send,
  faults = {},
  label,
  beside,
}: FormProps) {
  const element = useRef<HTMLFormElement>(null)
  const { marked, fault, isBusy, submit, clear } = useSending({ element, send, faults })
  return (
    <FormFaults.Provider value={marked}>
      <form
        class="form"
        method="post"
        noValidate
        ref={element}
        aria-label={label}
        onSubmit={(event) => void submit(event)}
        onInput={clear}
      >
        {children}
        {fault.value && (
          <p class="fault form-fault" role="alert">
            {fault.value}
          </p>
        )}
        <div class="actions">
          <button class={`button ${kind}`} aria-disabled={isBusy.value ? 'true' : undefined}>
            {isBusy.value ? busy : action}
          </button>
          {beside}
        </div>
      </form>
    </FormFaults.Provider>
  )
}

function useSending({ element, send, faults }: Sending) {
  const marked = useSignal<Faults>({})
  const fault = useSignal('')
  const isBusy = useSignal(false)

  async function submit(event: Event) {
    event.preventDefault()
    const form = element.current
    if (!form || isBusy.value) return
    fault.value = ''
    marked.value = missingIn(form)
    if (Object.keys(marked.value).length > 0) return focusFirst(form, marked.value)
    isBusy.value = true
    try {
      await send(valuesOf(form), form)
    } catch (error) {
      const told = refusedIn(form, error, faults)
      marked.value = told.marked
      fault.value = told.rest
      focusFirst(form, told.marked)
    } finally {
      isBusy.value = false
    }
  }

  /** What is corrected is a fault no longer. */
  function clear({ target }: Event) {
    const name = (target as HTMLInputElement).name
    if (!(name in marked.value)) return
    const { [name]: _, ...rest } = marked.value
    marked.value = rest
  }
  return { marked, fault, isBusy, submit, clear }
}

interface Sending {
  element: RefObject<HTMLFormElement | null>
  send: FormProps['send']
  faults: Readonly<Record<string, string>>
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...(form.elements as unknown as Iterable<Control>)].filter((each) => 'willValidate' in each)

function missingIn(form: HTMLFormElement): Faults {
  const wrong = controlsOf(form).filter((control) => control.willValidate && !control.checkValidity())
  return Object.fromEntries(
    wrong.map((control) => [
      control.name,
      control.validity.valueMissing ? texts.fillIn : control.validationMessage,
    ]),
  )
}

function valuesOf(form: HTMLFormElement): Values {
  const values: Values = {}
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') values[name] = value
  return values
}

/** Those of the given values whose controls were changed; null for what was emptied. What others changed meanwhile in the rest stays so. */
export function changedOf(form: HTMLFormElement, values: Values): Record<string, string | null> {
  const changed = controlsOf(form).filter(
    (control) => control.name && !control.disabled && isChanged(control),
  )
  return Object.fromEntries(changed.map(({ name }) => [name, values[name] ?? null]))
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((one) => one.selected !== one.defaultSelected)
  if (control.type === 'checkbox' && 'checked' in control) return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

function refusedIn(form: HTMLFormElement, error: unknown, faults: Readonly<Record<string, string>>) {
  const about = error instanceof Refusal ? faults[error.code] : undefined
  const details: readonly Fault[] =
    about !== undefined
      ? [{ path: about, message: messageOf(error) }]
      : error instanceof Refusal
        ? error.details
        : []
  const marked: Record<string, string> = {}
  let isTold = details.length > 0
  for (const { path, message } of details) {
    const name = path.split('.').find((part) => form.elements.namedItem(part) !== null)
    if (name === undefined) isTold = false
    else marked[name] = sentence(message)
  }
  return { marked, rest: isTold ? '' : sentence(messageOf(error)) }
}

/** What is folded away is opened first: nothing in it can have the focus, and nobody would see its fault. */
function focusFirst(form: HTMLFormElement, marked: Faults) {
  const first = controlsOf(form).find(({ name }) => name in marked)
  for (let around = first?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true
  first?.focus()
}
