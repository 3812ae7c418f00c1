// boundaries/dependencies [owner]
export { useNavigate } from 'react-router';
