import type { CodeScope } from '../framework.ts'
import type { Locator } from '../types.ts'
import { locatorExpression } from './statements.ts'

/** What elements of a locator are looked for among: a role, `field` or `text`. */
export const kindOf = ({ by, role = '' }: Locator): string =>
  by === 'role' ? role : by === 'label' ? 'field' : 'text'

/** A file that is being written: notes the helpers that it calls and the kinds of elements that it names. */
export class FileScope implements CodeScope {
  readonly helpers = new Set<string>()
  readonly kinds = new Set<string>()

  readonly helper = (name: string): string => {
    this.helpers.add(name)
    return name
  }

  readonly locator = (locator: Locator): string => {
    for (let at: Locator | undefined = locator; at; at = at.within) this.kinds.add(kindOf(at))
    return locatorExpression(locator, this.helper)
  }
}
