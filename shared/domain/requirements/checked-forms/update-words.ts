const renewed =
  /\b(?:error |old |earlier |previous |all |the )*(?:messages?|errors?)\b[^.;]{0,30}\b(?:brought up to date|updated|refreshed|renewed|replaced|removed|taken away|gone|cleared|disappears?)\b/i
const sentAgain =
  /\b(?:next|every|each|another|new) (?:\w+ )?(?:press|click|check|attempt|try|time|sending|submission|submit)\b|\b(?:sent|pressed|clicked|submitted|checked) (?:again|anew|once more)\b/i
const corrected =
  /\b(?:corrected|fixed|right (?:now|by then)|correct by then)\b[^.;]{0,60}\b(?:no longer|not)\b[^.;]{0,20}\b(?:shows?|ha(?:s|ve)|carr(?:y|ies)|displays?|keeps?)\b[^.;]{0,20}\b(?:messages?|errors?)\b|\bmessages? of (?:an? |the )?(?:fields? )?(?:that (?:has|have) been )?corrected\b[^.;]{0,40}\b(?:gone|removed|no longer|disappears?|not shown)\b/i
const open =
  /\b(?:until|only after|reload(?:ed)?|stays?|remains?)\b|\b(?:is|are) not (?:\w+ )?(?:brought|updated|refreshed|removed|cleared)\b/i

/** "Messages are brought up to date at the next press", "a field that has been corrected no longer shows a message". */
export function saysUpdated(words: string): boolean {
  return !open.test(words) && ((renewed.test(words) && sentAgain.test(words)) || corrected.test(words))
}
