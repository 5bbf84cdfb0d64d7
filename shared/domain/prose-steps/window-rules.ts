import { absolute } from './navigation-rules.ts'
import { keyed, rule, type Caught, type Rule } from './patterns.ts'
import type { TypedAction } from './types.ts'

const tab = '(?:browser )?(?:tab|window)'
const switching = '(?:(?:switch|change|go|return|move)(?: back)?|back) to'

/** Browser tabs and the size of the window. The tabs that a page draws itself are clicked: `Switch to the "History" tab`. */
export const windowRules: Rule<TypedAction> = keyed(
  /\b(?:tab|window|viewport|switch back|pop-?up)\b/i,
  () => [
    rule(`${switching} the (?:new|newly opened|opened|new browser|pop-?up|popped up) ${tab}`, () =>
      to('new'),
    ),
    rule(`${switching} the (?:new |opened )?pop-?up`, () => to('new')),
    rule(`${switching} the other ${tab}`, () => to('other')),
    rule(`${switching} the (?:first|original|main|initial) ${tab}`, () => to('first')),
    rule(`${switching} the previous ${tab}|switch back`, () => to('previous')),
    rule(
      `${switching} the (?:browser tab|(?:browser )?window|tab (?:titled|called|named|with the title))(?: (?:titled|called|named|with the title))? {title:lit}`,
      (caught) => {
        const title = caught.literal('title')
        return title?.trim() ? to({ title: title.trim() }) : undefined
      },
    ),
    rule(`close (?:the |this )?(?:new |current |active |opened )?${tab}`, () => [{ action: 'close_tab' }]),
    rule(`(?:open|go to|visit) (?:the page )?{url:lit} in a(?:nother| new) ${tab}`, (caught, { baseUrl }) => {
      const url = caught.literal('url')?.trim() ?? ''
      return /^(?:https?:\/\/|[/?#])/i.test(url)
        ? [{ action: 'open_tab', url: absolute(url, baseUrl) }]
        : undefined
    }),
    rule(
      '(?:resize|set|change) (?:the )?(?:size of the )?(?:browser )?(?:window|viewport)(?: size)? to (?<width>\\d{3,4}) ?(?:x|×|by) ?(?<height>\\d{3,4})(?: ?(?:px|pixels))?',
      resize,
    ),
  ],
)

function to(where: Extract<TypedAction, { action: 'switch_tab' }>['tab']): TypedAction[] {
  return [{ action: 'switch_tab', tab: where }]
}

function resize(caught: Caught): TypedAction[] | undefined {
  const [width, height] = [Number(caught.words('width')), Number(caught.words('height'))]
  const fits = width >= 200 && width <= 2560 && height >= 200 && height <= 1600
  return fits ? [{ action: 'resize', width, height }] : undefined
}
