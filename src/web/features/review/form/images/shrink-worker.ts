import { shrinkImage } from './shrink-image.ts';

/** Each message has a picture and the port for the outcome. */
addEventListener('message', (event: MessageEvent<Blob>) => {
  const [port] = event.ports;
  const answer = async (): Promise<void> => port?.postMessage(await shrinkImage(event.data));
  void answer();
});
