import { activate, plainName } from './controls.ts'
import { rule, type Caught, type Rule } from './patterns.ts'
import type { TypedAction } from './types.ts'

const going =
  '(?:open|go to|switch to|change to|navigate to|move to|return to|go back to|visit|view|show|(?:show|filter) only|filter (?:by|for))'

const folding = /^(.+) (?:menu|drop-?down|list|panel|section|accordion|dialog|pop-?up)$/i

/** Opening or going to a part of the page by what its control is called, and closing what lies over the page. */
export const openingRules: Rule<TypedAction>[] = [
  rule(
    `(?<verb>${going}) (?:the |my |your )?(?:{name:lit}|(?<words>[^\\uE000]{1,40}?))(?: (?:view|filter|screen|area|ones))?`,
    opened,
  ),
  // "Products > Laptops": one after the other, as menus open.
  rule(
    `(?:${going}|click(?: on)?|select|choose) (?<path>[^\\uE000>→]+(?: (?:>|->|→|») [^\\uE000>→]+)+)`,
    (caught) => {
      const names = (caught.words('path') ?? '').split(/ (?:>|->|→|») /).map(plainName)
      return names.every((name) => name !== undefined) ? names.map((name) => activate([name])) : undefined
    },
  ),
  rule('(?<name>(?:select|deselect|mark|check|uncheck|tick|untick) all(?: [a-z ]{2,30})?)', (caught) => [
    { action: 'click', target: { name: caught.words('name') ?? '', whole: true } },
  ]),
  rule(
    'close (?:the |this |that )?(?:{name:lit} |(?<words>[^\\uE000]{1,40}) )?(?:dialog|dialog box|modal|modal dialog|pop-?up)(?: {title:lit})?',
    closed,
  ),
]

function opened(caught: Caught): TypedAction[] | undefined {
  const name = caught.literal('name')?.trim() ?? plainName(caught.words('words'))
  // An address that is none of ours is no name either.
  const isName = name !== undefined && name !== '' && !/[:/]|^www\./i.test(name)
  const verb = (caught.words('verb') ?? '').toLowerCase()
  const back = /back|return/.test(verb) ? [`back to ${name}`] : []
  // "Open the Account menu": the kind of what opens is seldom part of what its button says.
  const [, bare] = folding.exec(name ?? '') ?? []
  const kindless = bare === undefined ? [] : [bare]
  return isName
    ? [activate([...new Set([name, `${verb} ${name}`, `open ${name}`, ...back, ...kindless])])]
    : undefined
}

function closed(caught: Caught): TypedAction[] | undefined {
  const name = caught.literal('name') ?? caught.literal('title') ?? plainName(caught.words('words'))
  if (name === undefined && caught.words('words') !== undefined) return undefined
  return [activate(['close', '×', '✕', 'x'], { role: 'dialog', ...(name !== undefined && { name }) })]
}
