/** Line ends of other systems, quotes, characters that JSON escapes, and four-byte characters. */
export const oddText = 'Ligne 1\r\nLigne 2\u2028\u0001 "quoted" \\ 日本語 🗾 {"base64":"AA=="}';
