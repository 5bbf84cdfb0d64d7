const formats =
  'jpe?g|png|gif|pdf|mp3|mp4|wav|csv|docx?|xlsx?|txt|zip|svg|webp|tiff?|xml|json|avi|mov|flac|ogg|m4a'
const whole = new RegExp(`^\\.?(?:${formats})$`, 'i')
const within = new RegExp(`(?:\\.(?:${formats})|\\b(?:${formats.toUpperCase()}))\\b`, 'g')

/** "PDF", ".png": how a file is written. */
export const isFormat = (value: string): boolean => whole.test(value)

/** The formats that a text names: in capitals, or as the end of a file name. */
export const formatsIn = (text: string): string[] => [
  ...new Set((text.match(within) ?? []).map((found) => found.replace('.', '').toLowerCase())),
]
