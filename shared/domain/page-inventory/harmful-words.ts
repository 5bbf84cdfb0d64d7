/** Beginnings of words for what cannot be taken back, in the languages that most pages are in. */
const ending = stems(
  'delet remov(?!al) eras destroy discard wip(?:e|ing) purg trash clear(?!ance) reset revok deactivat disabl terminat uninstall unsubscrib cancel(?!lation) clos(?:e|ing)-(?:my-|the-|your-)?account',
  'log-?(?:out|off) sign-?(?:out|off)',
  'lösch entfern verw[ei]rf zurücksetz kündig stornier abbrech abmeld auslog(?:gen)?',
  'supprim effac annul réinitialis déconnect elimin borr(?:ar|e) restablec descart cerrar-sesi cancell rimuov ripristin disconnet',
  'exclu[ií] apag(?:ar|ue) desconect verwijder annuleer afmeld uitlog usuń skasuj anuluj wylog удал очист сброс отмен выйти',
)

/** Beginnings of words for what pays, sends, publishes, saves or settles something. */
const giving = stems(
  'pay(?!ment|roll|ee) buy purchas order(?!\\p{L}) check-?out donat transfer withdraw refund bid(?!\\p{L}) sell(?!\\p{L})',
  'add-to send(?!er) submit publish sav(?:e|ing)(?!\\p{L}) appl(?:y|ies)(?!\\p{L}) confirm accept approv reject declin finish proceed complet(?:e|ing)(?!\\p{L})',
  'execut restart shut-?down quit exit subscrib(?:e|ing)(?!\\p{L})',
  'bezahl kauf(?:en)?(?!\\p{L}) bestell überweis send(?:en|e)(?!\\p{L}) absend abschick einreich veröffentlich speicher bestätig',
  'pay(?:er|ez)(?!\\p{L}) achet command(?:er|ez) envoy soumett publi(?:er|ez) enregistr sauvegard valid(?:er|ez)',
  'pagar compra pedir enviar publicar guardar salvar paga(?!\\p{L}) acquist ordina(?:re)?(?!\\p{L}) invia salva conferm encomend',
  'betaal koop bestel verzend verstuur opslaan bevestig zapłać kup(?!\\p{L}) zamów wyślij zapisz potwierd оплат купи заказ отправ сохран подтверд',
)

/** Words for what a button may do at once, unless it declares that it opens something. */
const doing = stems(
  'book(?!\\p{L}) reserv(?:e|ing)(?!\\p{L}) post(?!\\p{L}) shar(?:e|ing)(?!\\p{L}) repl(?:y|ies)(?!\\p{L}) invit(?:e|ing)(?!\\p{L}) upload download export import(?!an) print(?!\\p{L})',
  'agree(?!ment) run(?!\\p{L}) archiv(?:e|ing)(?!\\p{L}) ban(?!\\p{L}) block(?!\\p{L}) leave(?!\\p{L}) clos(?:e|ing)(?!\\p{L})',
)

function stems(...lines: string[]): RegExp {
  const all = lines
    .join(' ')
    .split(' ')
    .join('|')
    .replaceAll('-?', '[ -]?')
    .replaceAll(/-(?!\])/g, '[ -]')
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${all})`, 'iu')
}

// `deleteAccount` says two words.
const apart = (words: string): string => words.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')

/** Whether words say that something is deleted, cancelled, switched off or left: what a look neither presses nor chooses. */
export function endsSomething(words: string): boolean {
  return ending.test(apart(words))
}

/** Whether a button of these words may do more than open something: what a look never presses. */
export function isHarmful(words: string): boolean {
  return endsSomething(words) || giving.test(apart(words))
}

/** Whether a button that declares nothing may be pressed: it says by its first word that it opens something, and nothing of harm. */
export function mayOpen(name: string, words: string): boolean {
  return opening.test(name.replace(/^[^\p{L}]+/u, '')) && !isHarmful(words) && !doing.test(apart(words))
}

/** First words of buttons that open something, whole. */
const opening = new RegExp(
  `^(?:${[
    'open show view more details? advanced expand add new create filters? options? edit change select choose settings menu see display customi[sz]e',
    'anzeigen öffnen mehr neu hinzufügen bearbeiten',
    'afficher voir plus ajouter nouveau modifier abrir mostrar ver más añadir nuevo editar',
  ]
    .join(' ')
    .replaceAll(' ', '|')})(?![\\p{L}\\p{N}])`,
  'iu',
)
