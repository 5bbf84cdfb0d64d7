// What visitors of the bookshop have, where they come from and where they go: `[value, weight]`.

export const host = 'bookshop.example'

export const devices = [
  [{ device: 'desktop', browser: 'chrome', os: 'Windows 10', screen: '1920x1080' }, 30],
  [{ device: 'desktop', browser: 'firefox', os: 'Linux', screen: '1680x1050' }, 9],
  [{ device: 'desktop', browser: 'safari', os: 'Mac OS', screen: '1440x900' }, 14],
  [{ device: 'mobile', browser: 'ios', os: 'iOS', screen: '390x844' }, 24],
  [{ device: 'mobile', browser: 'chrome', os: 'Android OS', screen: '412x915' }, 20],
  [{ device: 'tablet', browser: 'ios', os: 'iOS', screen: '820x1180' }, 3],
]
export const places = [
  [{ country: 'DE', region: 'DE-BE', city: 'Berlin', language: 'de-DE' }, 22],
  [{ country: 'DE', region: 'DE-HH', city: 'Hamburg', language: 'de-DE' }, 12],
  [{ country: 'GB', region: 'GB-ENG', city: 'London', language: 'en-GB' }, 18],
  [{ country: 'US', region: 'US-NY', city: 'New York', language: 'en-US' }, 16],
  [{ country: 'FR', region: 'FR-IDF', city: 'Paris', language: 'fr-FR' }, 10],
  [{ country: 'ES', region: 'ES-MD', city: 'Madrid', language: 'es-ES' }, 7],
  [{ country: 'PT', region: 'PT-11', city: 'Lisbon', language: 'pt-PT' }, 5],
]
export const sources = [
  [{ channel: 'direct' }, 38],
  [{ channel: 'organicSearch', referrer: '/search', domain: 'google.com' }, 30],
  [{ channel: 'organicSocial', referrer: '/', domain: 'bsky.app' }, 8],
  [{ channel: 'referral', referrer: '/blog/winter-reading', domain: 'readers.example' }, 12],
  [
    {
      channel: 'email',
      query: 'utm_source=newsletter&utm_medium=email&utm_campaign=winter',
      utmSource: 'newsletter',
      utmMedium: 'email',
      utmCampaign: 'winter',
    },
    12,
  ],
]
export const entrances = [
  ['/', 52],
  ['/books/winter-gardens', 18],
  ['/books/the-lighthouse-keeper', 16],
  ['/blog/winter-reading', 14],
]
/** Where a page leads: the next page, or nothing. */
export const ways = {
  '/': [
    ['/books', 40],
    ['/books/winter-gardens', 12],
    ['/about', 6],
    [null, 42],
  ],
  '/books': [
    ['/books/winter-gardens', 26],
    ['/books/the-lighthouse-keeper', 24],
    ['/books/maps', 14],
    [null, 36],
  ],
  '/books/winter-gardens': [
    ['/cart', 24],
    ['/books', 22],
    [null, 54],
  ],
  '/books/the-lighthouse-keeper': [
    ['/cart', 21],
    ['/books', 24],
    [null, 55],
  ],
  '/books/maps': [
    ['/cart', 15],
    ['/books', 30],
    [null, 55],
  ],
  '/blog/winter-reading': [
    ['/books/winter-gardens', 34],
    ['/', 16],
    [null, 50],
  ],
  '/cart': [
    ['/checkout', 58],
    ['/books', 16],
    [null, 26],
  ],
  '/checkout': [
    ['/thank-you', 66],
    [null, 34],
  ],
  '/thank-you': [[null, 1]],
  '/about': [
    ['/books', 30],
    [null, 70],
  ],
}
export const titles = {
  '/': 'Bookshop',
  '/books': 'All books',
  '/books/winter-gardens': 'Winter Gardens',
  '/books/the-lighthouse-keeper': 'The Lighthouse Keeper',
  '/books/maps': 'A Short History of Maps',
  '/blog/winter-reading': 'What to read in winter',
  '/cart': 'Your cart',
  '/checkout': 'Checkout',
  '/thank-you': 'Thank you',
  '/about': 'About us',
}
/** How much of a day happens in each of its hours, from midnight in UTC. */
export const hours = [2, 1, 1, 1, 1, 2, 4, 6, 8, 9, 9, 8, 8, 8, 8, 9, 9, 10, 12, 13, 12, 9, 6, 3].map(
  (weight, hour) => [hour, weight],
)
