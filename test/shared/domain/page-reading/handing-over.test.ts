import { expect, test } from 'vitest'
import { handingOver } from '../../../../shared/domain/page-reading/handing-over.ts'
import { buttonsOf } from '../../../../shared/domain/page-reading/page-fields.ts'
import type { PageControl } from '../../../../shared/domain/page-inventory/schema.ts'
import { button, inventory, submit } from './reading.ts'

test.each<[string, PageControl[], string | undefined, true | undefined]>([
  ['the button of the type for it', [button('Save'), submit('Pick')], 'Pick', undefined],
  ['else the one that is called so', [button('Book'), button('Preview')], 'Book', undefined],
  ['none of several', [submit('Book'), submit('Ask')], undefined, undefined],
  ['none that cannot be pressed at first', [submit('Book', { disabled: true })], undefined, undefined],
  ['never one that leaves the page', [submit('Cancel'), button('Preview')], undefined, true],
  ['none that nothing brings to light', [submit('Book', { hidden: true })], undefined, undefined],
  [
    'one that is brought to light, where none is shown',
    [
      submit('Book', { hidden: true, revealedBy: [{ action: 'press', role: 'button', name: 'New' }] }),
      button('New'),
    ],
    'Book',
    undefined,
  ],
  ['no link, which may hand over or lead away', [{ role: 'link', name: 'Book' }], undefined, undefined],
  ['nothing where nothing may', [{ role: 'link', name: 'Rates' }], undefined, true],
])('a form is handed over with %s', (_how, controls, name, live) => {
  const handing = handingOver(buttonsOf([inventory(controls)]))
  expect([handing.button?.name, handing.live]).toEqual([name, live])
})
