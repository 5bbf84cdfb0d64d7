type Form = HTMLFormElement
type Control = Pick<HTMLInputElement, 'form' | 'name' | 'id' | 'type'>

/** Names and times of a field, never what stands in it. */
interface Field {
  form: Form
  name: string
  type: string
  /** How long it had the focus. */
  ms: number
  /** How many times it was edited; until the focus moves on it is one time. */
  changes: number
}

const untold = /hidden|password|submit|button|reset|image/

let fields: Field[] = []
let current: Field | undefined
let edited: Field | undefined
let since = 0

function fieldOf({ form, name, id, type }: Control): Field | undefined {
  if (!form || untold.test(type)) return
  const known = fields.find((field) => field.form === form && field.name === (name || id))
  if (known) return known
  const field = { form, name: name || id, type, ms: 0, changes: 0 }
  fields.push(field)
  return field
}

/** The focus comes to a field, or leaves the one that had it. Times in milliseconds. */
function focus(control: Control | null, now: number): void {
  if (current) current.ms += now - since
  since = now
  edited = undefined
  current = control ? fieldOf(control) : undefined
}

function edit(control: Control): void {
  const field = fieldOf(control)
  if (field && field !== edited) field.changes++
  edited = field
}

/** Takes what the visitor does with a field: `focusin`, `focusout` or `input`. */
export function visit(type: string, control: Control, now: number): void {
  if (type === 'input') edit(control)
  else focus(type === 'focusin' ? control : null, now)
}

/** What is told of a form that is sent or given up; its visit is over with it. */
export function takeForm(form: Form, now: number, address: string): { form: string; fields: object[] } {
  focus(null, now)
  const taken = fields.filter((field) => field.form === form)
  fields = fields.filter((field) => field.form !== form)
  // A field called "id" or "name" hides the property of its form.
  const [id, name, action] = ['id', 'name', 'action'].map((each) => form.getAttribute(each) ?? '')
  return {
    form: id || name || new URL(action ?? '', address).pathname,
    fields: taken.map(({ form: _form, ...field }) => field),
  }
}

/** The forms in which something was changed. */
export const touchedForms = (): Set<Form> =>
  new Set(fields.filter(({ changes }) => changes).map(({ form }) => form))
