export const texts = {
  title: 'There is nothing at this address',
  lead: 'The link may be incomplete, or what it led to may be gone.',
  toStart: 'Go to the first page',
  reference: ['Looking for an operation? ', 'The API reference', ' lists them all.'],
} as const
