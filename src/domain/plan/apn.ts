/** An APN as networks name it (3GPP TS 23.003, 9.1), or `automatic`: nothing is typed. */
export const apnPattern = /^[\w.-]{1,100}$/;

/** What stands for an APN that the phone finds by itself. */
export const automaticApn = 'automatic';
