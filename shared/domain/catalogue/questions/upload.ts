import { plural, singular } from '../../english/plural.ts'
import { effectWith, hasNegation } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const size = /\d\s*(?:[kmg]i?b|bytes?|megabytes?|kilobytes?)\b|\b(?:size|largest|large|limit)\b/i
const types =
  /\b(?:pdfs?|csv|xlsx?|excel|docx?|word|txt|markdown|md|json|ya?ml|xml|zip|jpe?gs?|png|gif|svg|webp|heic|mp[34]|wav|formats?|types?|extensions?)\b|\.[a-z]{2,4}\b/i
const things =
  /\b(?:files?|documents?|photos?|pictures?|images?|videos?|attachments?|receipts?|logos?|avatars?|cvs?|resumes?|scans?|recordings?)\b/i

/** An upload that is allowed without its types or its greatest size. */
export const upload: Cue = (slots) => {
  if (!slots.kinds.has('upload')) return undefined
  const effect = effectWith(slots, /^(?:up-?load\w*|attach\w*|add|submit)$/i)
  const thing = effect && things.exec(effect.clause.text)?.[0].toLowerCase()
  if (!effect || thing === undefined || hasNegation(effect.clause)) return undefined
  const lacksTypes = !types.test(slots.sentence)
  if (!lacksTypes && size.test(slots.sentence)) return undefined
  const many = plural(singular(thing))
  const isPaper = /receipt|scan/.test(thing)
  const isPicture = /photo|picture|image|logo|avatar/.test(thing)
  const isFilm = /video|recording/.test(thing)
  const [some, most] = isPaper
    ? ['PDF and JPG', '10 MB']
    : isPicture
      ? ['JPG and PNG', '5 MB']
      : isFilm
        ? ['MP4', '200 MB']
        : ['PDF and DOCX', '10 MB']
  if (!lacksTypes)
    return questionOf('upload', 'How large may a file be?', [
      `A file may have at most ${most}; a larger one is refused with "The file is too large."`,
      `All files of an upload together may have at most ${most}.`,
    ])
  return questionOf(
    'upload',
    size.test(slots.sentence)
      ? `Which file types are accepted for ${many}?`
      : `Which file types and what size are accepted for ${many}?`,
    [
      `Accepted are ${some} files of at most ${most}.`,
      `Other files than ${some}, and files over ${most}, are refused with a message that names the reason.`,
    ],
  )
}
