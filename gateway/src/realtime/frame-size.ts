/** Bytes; a larger frame closes the socket with 1009. */
export const FRAME_BYTES_MAX = 64 * 1024;
