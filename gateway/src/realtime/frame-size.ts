/** Bytes of one frame of a client; a larger one closes the socket with 1009. */
export const FRAME_BYTES_MAX = 64 * 1024;
