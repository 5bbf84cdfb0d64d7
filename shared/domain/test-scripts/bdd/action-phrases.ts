import type { Action } from '../types.ts'
import { PhraseBuilder } from './phrase-builder.ts'
import type { Phrase } from './types.ts'

const verbs = {
  click: 'I click',
  double_click: 'I double-click',
  right_click: 'I right-click',
  hover: 'I point at',
  clear: 'I clear',
  check: 'I check',
  uncheck: 'I uncheck',
  scroll_to: 'I scroll to',
}

/** The words of something that a test does. */
export function ofAction(action: Action): Phrase {
  const build = new PhraseBuilder()
  switch (action.kind) {
    case 'open':
      return build.phrase('I open {string}', { ...action, url: build.text(action.url, 'url') })
    case 'reload':
      return build.phrase('I reload the page', action)
    case 'go_back':
      return build.phrase('I go back', action)
    case 'submit':
      return build.phrase('I submit the form', action)
    case 'fill':
      return ofFill(build, action)
    case 'select': {
      const value = build.text(action.value, 'option')
      const [words, on] = build.locator(action.on, 'name')
      return build.phrase(`I select {string} from ${words}`, { ...action, on, value })
    }
    case 'press': {
      const key = build.text(action.key, 'key')
      if (!action.on) return build.phrase('I press {string}', { ...action, key })
      const [words, on] = build.locator(action.on, 'name')
      return build.phrase(`I press {string} in ${words}`, { ...action, key, on })
    }
    case 'wait_for': {
      const [words, on] = build.locator(action.on, 'name')
      const until = action.state === 'visible' ? 'is shown' : 'is gone'
      return build.phrase(`I wait until ${words} ${until}`, { ...action, on })
    }
    case 'resize': {
      const [width, height] = [build.int(action.width, 'width'), build.int(action.height, 'height')]
      return build.phrase('I resize the window to {int} by {int}', { ...action, width, height })
    }
    default: {
      const [words, on] = build.locator(action.on, 'name')
      return build.phrase(`${verbs[action.kind]} ${words}`, { ...action, on })
    }
  }
}

function ofFill(build: PhraseBuilder, action: Action & { kind: 'fill' }): Phrase {
  if (typeof action.value !== 'string' || isQuotable(action.value)) {
    const value = build.text(action.value, 'value')
    const [words, on] = build.locator(action.on, 'name')
    return build.phrase(`I enter {string} in ${words}`, { ...action, on, value })
  }
  const [words, on] = build.locator(action.on, 'name')
  const value = build.below(action.value, 'value')
  return build.phrase(`I enter in ${words}:`, { ...action, on, value })
}

/** Whether a text can stand in quotes: Cucumber knows no escape for a backslash or a line break. */
export const isQuotable = (value: string): boolean => !/[\\\r\n]/.test(value)
