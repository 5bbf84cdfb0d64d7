import { describe, expect, test } from 'vitest'
import { endsSomething, isHarmful, mayOpen } from '../../../../shared/domain/page-inventory/harmful-words.ts'

describe('words of harm', () => {
  test.each([
    ...['Delete account', 'Remove', 'Pay now', 'Buy', 'Order now', 'Send', 'Submit', 'Log out', 'Logout'],
    ...[
      'Sign out',
      'Sign-out',
      'Save',
      'Save as',
      'Confirm',
      'Reset',
      'Checkout',
      'Check out',
      'Add to cart',
    ],
    ...[
      'Close my account',
      'deleteAccount',
      'Konto löschen',
      'Jetzt bezahlen',
      'Supprimer',
      'Enviar',
      'Удалить',
    ],
  ])('“%s” is never pressed', (words) => {
    expect(isHarmful(words)).toBe(true)
    expect(mayOpen(`Show ${words}`, `Show ${words}`)).toBe(false)
  })

  test.each([
    'Orders',
    'Payment options',
    'Saved cards',
    'Sender',
    'More filters',
    'Removal rules',
    'Details',
  ])('“%s” only opens something', (words) => {
    expect(isHarmful(words)).toBe(false)
  })

  test('a choice may speak of paying, and not of deleting', () => {
    expect(endsSomething('Pay by card')).toBe(false)
    expect(endsSomething('Delete my data')).toBe(true)
  })

  test('a button that declares nothing has to begin with a word for opening', () => {
    expect(mayOpen('+ Add member', '+ Add member')).toBe(true)
    expect(mayOpen('Invite member', 'Invite member')).toBe(false)
    expect(mayOpen('New export', 'New export')).toBe(false)
    expect(mayOpen('Show more', 'Show more clearAll')).toBe(false)
  })
})
