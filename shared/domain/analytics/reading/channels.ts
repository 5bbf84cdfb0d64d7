import type { TextColumn } from '../event.ts'

/** Umami's channels (src/queries/sql/getChannelMetrics.ts), and `llm` of its later versions. */
export type Channel =
  | 'direct'
  | 'referral'
  | 'affiliate'
  | 'sms'
  | 'email'
  | 'llm'
  | 'paidAds'
  | `${'organic' | 'paid'}${'Search' | 'Social' | 'Shopping' | 'Video'}`

/** Whose links lead where, most particular first; a name that ends in a dot has any ending. */
const sites: [kind: 'llm' | 'email' | 'Search' | 'Social' | 'Shopping' | 'Video', names: string[]][] = [
  [
    'llm',
    [
      'chatgpt.com',
      'chat.openai.com',
      'perplexity.ai',
      'claude.ai',
      'gemini.google.com',
      'copilot.microsoft.com',
      'chat.mistral.ai',
      'chat.deepseek.com',
      'grok.com',
    ],
  ],
  [
    'email',
    ['mail.google.com', 'mail.yahoo.com', 'outlook.live.com', 'outlook.office.com', 'mail.proton.me'],
  ],
  ['Video', ['youtube.com', 'youtu.be', 'vimeo.com', 'twitch.tv', 'dailymotion.com', 'bilibili.com']],
  [
    'Search',
    [
      'google.',
      'bing.com',
      'duckduckgo.com',
      'yahoo.',
      'yandex.',
      'baidu.com',
      'ecosia.org',
      'qwant.com',
      'startpage.com',
      'search.brave.com',
      'seznam.cz',
      'naver.com',
      'sogou.com',
      'kagi.com',
    ],
  ],
  [
    'Social',
    [
      'facebook.com',
      'fb.com',
      'instagram.com',
      'x.com',
      'twitter.com',
      't.co',
      'linkedin.com',
      'lnkd.in',
      'reddit.com',
      'pinterest.',
      'tiktok.com',
      'bsky.app',
      'mastodon.social',
      'threads.net',
      'threads.com',
      'vk.com',
      'weibo.com',
      'snapchat.com',
      'discord.com',
      't.me',
      'whatsapp.com',
      'quora.com',
      'news.ycombinator.com',
      'tumblr.com',
      'xing.com',
    ],
  ],
  [
    'Shopping',
    ['amazon.', 'ebay.', 'etsy.com', 'aliexpress.com', 'walmart.com', 'shopping.google.com', 'idealo.'],
  ],
]

function kindOf(domain: string) {
  const isAt = (name: string) =>
    name.endsWith('.')
      ? domain.startsWith(name) || domain.includes(`.${name}`)
      : domain === name || domain.endsWith(`.${name}`)
  return sites.find(([, names]) => names.some(isAt))?.[0]
}

const paid = /^(?:cpc|ppc|cpm|cpv|cpa|paid.*|retargeting|display|banner)$/i

/**
 * Which way a visitor came, by what the page that they came to says of it. A click id says that somebody paid, but for Facebook's, which is on all of its links. Undefined on the way
 * from page to page of the website.
 */
export function channelOf(texts: Partial<Record<TextColumn, string>>): Channel | undefined {
  const { domain = '', referrer = '', utmMedium = '', utmSource = '', clickId = '' } = texts
  const kind = kindOf(domain) ?? kindOf(utmSource.toLowerCase())
  const isPaid = paid.test(utmMedium) || (clickId !== '' && clickId !== 'fbclid')
  if (isPaid) return kind === undefined || kind === 'llm' || kind === 'email' ? 'paidAds' : `paid${kind}`
  if (/^e-?mail$|^newsletter$/i.test(utmMedium) || kind === 'email') return 'email'
  if (/^affiliates?$/i.test(utmMedium)) return 'affiliate'
  if (/^sms$/i.test(utmMedium)) return 'sms'
  if (kind === 'llm') return 'llm'
  if (kind) return `organic${kind}`
  if (domain !== '' || utmSource !== '') return 'referral'
  return referrer === '' ? 'direct' : undefined
}
