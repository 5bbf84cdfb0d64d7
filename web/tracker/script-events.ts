import { describeError } from './errors.ts'
import { takeForm, touchedForms, visit } from './forms.ts'

type Tell = (type: string, more: object) => void

let errorsLeft = 10

function tellForm(tell: Tell, name: string, form: HTMLFormElement) {
  tell('event', { name, data: takeForm(form, Math.round(performance.now()), location.href) })
}

/** Takes an event of a form or its fields, or an error of the page. */
export function hear(event: Event, tell: Tell): void {
  const { type, target, timeStamp } = event
  // What a picture says that could not be loaded comes from the picture.
  if (target === window) {
    if (errorsLeft-- > 0) tell('error', describeError(event as ErrorEvent))
  } else if (type === 'submit') tellForm(tell, 'form_submit', target as HTMLFormElement)
  else if (type !== 'error') visit(type, target as HTMLInputElement, Math.round(timeStamp))
}

/** The page is left: what was begun and not sent is given up. */
export function abandon(tell: Tell): void {
  for (const form of touchedForms()) tellForm(tell, 'form_abandon', form)
}
