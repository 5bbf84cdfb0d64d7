import { copyable } from '../shared/copyable.js'
import { button, h, toFocus } from '../shared/dom.js'

/** Shows what will not be shown again, each value with a button to copy it, until the person is done with it. `values` are `[what, text]`. */
export function shownOnce(place, { title, text, values }) {
  const heading = h('h4', {}, title)
  place.replaceChildren(
    h(
      'div',
      { class: 'secret' },
      heading,
      h('p', {}, text),
      values.map(([what, value]) => copyable(what, value)),
      button('Done', () => place.replaceChildren(), { kind: 'small plain' }),
    ),
  )
  toFocus(heading)
}
