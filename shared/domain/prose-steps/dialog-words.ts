const nouns = 'dialog|alert|confirmation|prompt|pop-?up|message box'
/** What asks whether to leave a page (HTML, `beforeunload`), as testers call it. */
const leaving =
  '(?:leave|leave site|leave page|unsaved[- ]changes|beforeunload) (?:warning|dialog|prompt|alert|confirmation|message)'
const dialogOf = (words: string) =>
  `(?:${leaving}|(?:(?:browser|confirmation|confirm|native|alert|javascript) )?(?:${words})(?: box| dialog)?)`

/** The words for a dialog of the browser that a step answers, without an article, as a part of a regular expression. */
export const answeredDialog = dialogOf(nouns)
/** Those for one that a result speaks of: a modal is seen, but it is answered by its own buttons. */
export const browserDialog = dialogOf(`${nouns}|modal`)
/** What a result has to hold to speak of one. */
export const dialogKeys =
  /dialog|alert|confirmation|prompt|pop-?up|modal|message box|asks|leav|unsaved|beforeunload/i
