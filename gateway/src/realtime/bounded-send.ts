import { WebSocket } from 'ws';
import { CLOSE } from './close-codes';

const UNSENT_BYTES_MAX = 1024 * 1024;

/** Terminates a client that does not read, instead of buffering without limit. @param frame - a string is sent as it is. */
export function boundedSend(socket: WebSocket, frame: object | string): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  if (socket.bufferedAmount > UNSENT_BYTES_MAX) {
    socket.close(CLOSE.tryLater);
    socket.terminate();
    return;
  }
  socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
}
