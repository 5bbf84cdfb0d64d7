import type { InPage } from './kit.ts'

// Verbs that end something, take or give it away, publish, pay or send: with another object, each of them is another act.
const verbs = words(
  'close leave quit exit abandon stop halt suspend shut ban evict kick archive withdraw forfeit surrender disconnect disable detach unlink unpublish unshare',
  'log-out logout log-off logoff sign-out signout sign-off',
  'publish send pay purchase buy donate refund reimburse submit release transfer sell',
)
// As other words these are nouns, so a name that only begins with them need not be an act.
const nouns = words('block end report post share order book offer reject decline expire assign merge lock')
// The beginnings of such verbs in other languages, where they stand anywhere in a name.
const stems = words(
  'schließ beend stopp sperr verlass archivier abmeld übertrag veröffentlich send(?:en|e)(?!\\p{L}) bezahl überweis spend(?:en|e)(?!\\p{L})',
  'ferm(?:er|ez) quitt arrêt bloqu archiv(?:er|ez) déconnect transfér publi(?:er|ez) envoy pay(?:er|ez) achet',
  'cerrar abandon deten bloquear archivar desconect transferir publicar enviar pagar comprar',
  'chiud abbandon blocc archivi(?:are|a)(?!\\p{L}) disconnet trasfer pubblic invia paga(?:re)?(?!\\p{L})',
  'fechar encerr sair(?!\\p{L}) parar(?!\\p{L}) desconect',
  'sluit verlaat verlaten blokke afmeld overdra verzend betaal',
  'zamkn opuść zatrzym zablok wylog przenieś opublik wyślij zapła',
  'закр покин останов заблок выйти выход отправ опублик оплат',
)

/** Words that say when, how or in which layer, and add nothing that is acted on. */
const adding = new RegExp(
  `^(?:${[
    'the this that my your our a an and now here today please yes no ok okay jetzt bitte maintenant ahora adesso',
    'dialog dialogue window popup modal layer menu panel drawer sidebar banner message notification alert toast overlay tooltip tour',
    'button eur usd gbp chf',
  ]
    .join(' ')
    .split(' ')
    .join('|')})$`,
  'u',
)

function words(...lines: string[]): string {
  return lines.join(' ').split(' ').join('|').replaceAll('-', '[ -]')
}

const whole = (list: string): RegExp => new RegExp(`^(?:${list})(?![\\p{L}\\p{N}])`, 'iu')
const acts = whole(verbs)
// "Post 25" is one of several posts.
const bare = new RegExp(`^(?:${nouns})$`, 'iu')
const foreign = new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems})`, 'iu')

/** Whether what was said is something that ends, gives away, publishes, pays or sends: "Close", and not the whole of "Close account". */
export function acting(page: InPage, name: string): boolean {
  const text = page.tidy(name)
  return acts.test(text) || bare.test(text) || foreign.test(text)
}

/** Whether a control does such an act to something that was not said: "Close account" for "Close", though not "Close now". */
export function actsOnMore(page: InPage, name: string, found: string): boolean {
  const text = page.tidy(found).replace(/^(?:yes|no|ok)[,!.:]?\s+/i, '')
  // What is longer is a text that tells of something, not what a control does.
  if (text === '' || text.length > 60) return false
  if (!page.acting(name) && !acts.test(text) && !foreign.test(text)) return false
  const split = (one: string): string[] =>
    page
      .tidy(one)
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word !== '' && !adding.test(word))
  const known = new Set(split(name))
  return split(text).some((word) => !known.has(word))
}
