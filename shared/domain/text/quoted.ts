/** Texts that a sentence quotes, in the quotation marks of several languages; what is longer is no quotation, and costs nothing. */
export const quoted = /"[^"]{1,400}"|“[^”]{1,400}”|„[^“”]{1,400}[“”]|«[^»]{1,400}»|`[^`]{1,200}`/g
