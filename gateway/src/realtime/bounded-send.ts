import { WebSocket } from 'ws';
import { CLOSE } from './close-codes';

const UNSENT_BYTES_MAX = 1024 * 1024;

/** Sends a frame; a client that does not read is let go instead of filling the memory. */
export function boundedSend(socket: WebSocket, frame: unknown): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  if (socket.bufferedAmount > UNSENT_BYTES_MAX) {
    socket.close(CLOSE.tryLater);
    socket.terminate();
    return;
  }
  socket.send(JSON.stringify(frame));
}
