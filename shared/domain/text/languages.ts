import { once } from '../basics/once.ts'

/** Frequent words of each language, without those that English sentences hold too. */
const lists: Record<string, string> = {
  English:
    'the a an of to and or is are be must shall should can may will with for in on at by from when if then that this it its not no as has have had user users system page field message shown after before between than more least most only one each all required valid enter select click button which who into about does do was were been being there their they them out up per any every some other you your we our i but so because while until unless also both such cannot',
  German:
    'ich wir der die das den dem des ein eine einen einer eines einem und oder ist sind wird werden wurde wurden muss müssen soll sollen sollte kann können darf dürfen nicht kein keine mit für von vom zu zum zur bei beim wenn dann zwischen auf aus als auch nach vor über unter nur alle jede jeder jedes sein haben ab bis im ins sich nutzer benutzer kunde kunden passwort pflichtfeld feld zeichen eingabe erhalten erhält angezeigt gespeichert',
  French:
    'je nous vous le la les un une des du de et est sont être doit doivent peut peuvent avec pour dans sur si alors entre pas que qui il elle au aux ne ce cette ces son sa ses leur leurs par plus moins ou où lorsque quand l d qu utilisateur utilisateurs mot champ obligatoire affiche clique commande',
  Spanish:
    'el la los las un una unos unas y es son está debe deben ser estar con para por en si entonces que del al se su sus más menos entre cuando pero como campo obligatorio usuario usuarios contraseña puede pueden caracteres pedido',
  Portuguese:
    'os um uma uns e ou é são deve devem ser estar com para por em se então não que da dos das na nos nas ao seu sua mais menos entre quando usuário senha pode podem campo obrigatório caracteres recebe recebem clientes cliente',
  Italian:
    'il lo gli la le un una e è sono deve devono può possono essere con tra fra se allora non che del della dei delle al alla si suo sua più meno utente obbligatorio caratteri',
  Polish:
    'jest są musi muszą być może mogą oraz nie dla od przy lub należy na się jeśli gdy po że pole hasło użytkownik klient otrzymuje wymagane znaków jako jego tylko',
  Turkish:
    've veya bir ile için olmalıdır olmalı gerekir zorunludur değil ise bu kullanıcı parola alanı karakter arasında edebilir edilebilir gösterilir mesajı hata gönderir az fazla daha sonra önce olarak olan',
  Dutch:
    'het een moet moeten zijn wordt worden met voor van als dan tussen niet kan en bij naar gebruiker gebruikers wachtwoord tekens bevatten kunnen deze door',
  'a Scandinavian language':
    'och är ska skal må mellan mellem inte ikke med för att som på av det ett en eller ved og',
}
const scripts: [string, RegExp][] = [
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Chinese', /\p{Script=Han}/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Russian or another language in Cyrillic script', /\p{Script=Cyrillic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Hindi', /\p{Script=Devanagari}/u],
  ['Thai', /\p{Script=Thai}/u],
]
const loans =
  /^(?:caf[eé]s?|résumés?|naïve|façades?|cr[eè]me|fiancée?s?|déjà|décor|éclair|piñata|jalapeño|über|señor)$/
const tables = once(() =>
  Object.entries(lists).map(([name, words]) => [name, new Set(words.split(' '))] as const),
)

/** What the words of a sentence say about its language: how many are English, and the best other language with its points. */
interface Spoken {
  english: number
  other: number
  name: string
  /** No other language has as many points. */
  isSure: boolean
}

/** Counts frequent words. A capitalised word inside a sentence is a name, a single letter may be a unit: they speak for no other language. Linear. */
export function spokenIn(sentence: string): Spoken {
  const words =
    sentence.replace(/\S{1,60}@\S{1,60}|\bhttps?:\S+|\be-(?=\p{L})/giu, ' ').match(/\p{L}+/gu) ?? []
  const points = new Map<string, number>()
  let accents = 0
  words.forEach((word, index) => {
    const lower = word.toLowerCase()
    const named = index > 0 && lower !== word
    for (const [name, known] of tables())
      if (known.has(lower) && (name === 'English' || (!named && lower.length > 1)))
        points.set(name, (points.get(name) ?? 0) + 1)
    if (!named && /[^a-z]/.test(lower) && !loans.test(lower)) accents += 0.5
  })
  const english = points.get('English') ?? 0
  points.delete('English')
  const [name, most] = [...points].reduce(
    (best, one) => (one[1] > best[1] ? one : best),
    ['another language', 0],
  )
  const isSure = [...points.values()].filter((count) => count === most).length === 1
  return { english, other: most + accents, name, isSure }
}

/** The language of a text in another script than Latin; "another language" for scripts without a name here. */
export function scriptOf(text: string): string {
  return scripts.find(([, script]) => script.test(text))?.[0] ?? 'another language'
}
